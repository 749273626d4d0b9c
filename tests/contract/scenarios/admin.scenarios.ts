// Long because it is a table: each answer of each call of administrators.
import { uploadMaxBytes, type EndpointName } from '@temple-land/portal-core';
import { tenderQuestions } from '../../../apps/server/src/db/schema/auctions.ts';
import { tenders } from '../../../apps/server/src/db/schema/content.ts';
import { createNotice, saveRecordDraft, withTwoReaders } from '../../support/recordDrafts.ts';
import { administration } from '../../support/admin.ts';
import { endlessPdf, files, lockedPdf } from '../../support/sampleFiles.ts';
import type { MakeCall, ScenariosOf, ScenarioContext } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'adminSummary'
  | 'operations'
  | 'adminList'
  | 'adminSave'
  | 'adminDelete'
  | 'adminUpload'
  | 'adminHistory'
  | 'adminMenuChoices'
  | 'queryList'
  | 'queryAnswer'
  | 'tenderQuestionList'
  | 'tenderQuestionAnswer'
>;

const paging = { pageNumber: 1, pageSize: 10 };
const nobody = 999_999;
const question = { entity: 'faq', question: 'Who may apply?', answer: 'Everybody', place: 1 };

const reason = 'Order of the office';

const newOfficer = ({ newMobile }: ScenarioContext) => ({
  entity: 'user',
  loginId: 'officer.walk',
  fullName: 'Kabita Jena',
  userType: 'O',
  roleId: 1,
  mobile: newMobile(),
  email: '',
});

let count = 0;

async function asAdministrator(call: MakeCall, { service }: ScenarioContext, input: unknown) {
  return call(input, (await service.signInAs('administrator')).token);
}

async function createFaq({ service }: ScenarioContext) {
  const admin = await administration(service);
  count += 1;
  const { entity: _, ...fields } = question;
  return admin.saved('faq', { ...fields, question: `${question.question} ${count}` });
}

async function findDistrictInUse({ service }: ScenarioContext) {
  const admin = await administration(service);
  const row = (await admin.rows('district')).find(({ code }) => code === 'PUR');
  return { id: row?.['id'], version: row?.['version'] };
}

async function upload(call: MakeCall, context: ScenarioContext, changes: object = {}) {
  const id = await createNotice(context.service);
  const file = { entity: 'notification', id, fileName: 'plan.pdf', bytes: files.pdf };
  return asAdministrator(call, context, { ...file, ...changes });
}

async function raiseQuery({ service, createAccount }: ScenarioContext) {
  const { token } = await createAccount();
  const words = { subject: 'Rent', query: 'When is the rent of the second half due?' };
  const asker = { name: 'Pramila Rout', mobileNo: '9437000001', emailId: '' };
  await service.result('raiseQuery', { ...asker, ...words }, token);
  const admin = await service.signInAs('administrator');
  const open = { isOpen: true, pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('queryList', open, admin.token);
  return rows.at(-1)?.queryId;
}

async function askTenderQuestion({ service, createAccount }: ScenarioContext) {
  const { userId } = await createAccount();
  const { db, clock } = service.deps;
  const [tender] = await db.select({ id: tenders.id }).from(tenders).limit(1);
  const words = { question: 'Is the well included?', askedOn: clock() };
  const row = { tenderId: tender?.id ?? 0, askedBy: userId, ...words };
  const [made] = await db.insert(tenderQuestions).values(row).returning({ id: tenderQuestions.id });
  return made?.id;
}

/** The answers of the calls of administrators. */
export const adminScenarios: ScenariosOf<Name> = {
  operations: { '200 with the figures': (call, context) => asAdministrator(call, context, {}) },
  adminSummary: { '200 with the counts': (call, context) => asAdministrator(call, context, {}) },
  adminList: {
    '200 with a page': (call, context) =>
      asAdministrator(call, context, { entity: 'user', ...paging }),
    '400 to a filter that the entity does not have': (call, context) =>
      asAdministrator(call, context, { entity: 'faq', filter: { passwordHash: 'a' }, ...paging }),
    '404 to a page beyond the last': (call, context) =>
      asAdministrator(call, context, { entity: 'faq', ...paging, pageNumber: 999 }),
  },
  adminSave: {
    '200 to a new record': (call, context) => {
      count += 1;
      const fields = { ...question, question: `Who may apply for plot ${count}?` };
      return asAdministrator(call, context, fields);
    },
    '202 to a new officer, who waits for a second administrator': (call, context) =>
      asAdministrator(call, context, { ...newOfficer(context), reason }),
    '111 to a code that there is': (call, context) =>
      asAdministrator(call, context, { entity: 'district', code: 'PUR', nameEn: 'X', nameOr: 'Y' }),
    '400 without a field': (call, context) =>
      asAdministrator(call, context, { ...question, question: '' }),
    '404 to a record that is not there': (call, context) =>
      asAdministrator(call, context, { ...question, id: nobody, version: 1 }),
    '409 to a version that has passed': async (call, context) => {
      const id = await createFaq(context);
      return asAdministrator(call, context, { ...question, id, version: 7 });
    },
  },
  adminDelete: {
    '200 to a record that nothing needs': async (call, context) => {
      const id = await createFaq(context);
      return asAdministrator(call, context, { entity: 'faq', id, version: 1 });
    },
    '202 to an officer': async (call, context) => {
      const { userId: id } = await context.createAccount('O');
      return asAdministrator(call, context, { entity: 'user', id, version: 1, reason });
    },
    '400 to an officer without a reason': async (call, context) => {
      const { userId: id } = await context.createAccount('O');
      return asAdministrator(call, context, { entity: 'user', id, version: 1 });
    },
    '400 to a plot without a cause': (call, context) =>
      asAdministrator(call, context, { entity: 'plot', id: 1, version: 1, reason }),
    '404 to a record that is not there': (call, context) =>
      asAdministrator(call, context, { entity: 'faq', id: nobody, version: 1 }),
    '404 to a khatiyan that is not there': (call, context) =>
      asAdministrator(call, context, { entity: 'khatian', id: nobody, version: 1, reason }),
    '409 to a record in use': async (call, context) =>
      asAdministrator(call, context, { entity: 'district', ...(await findDistrictInUse(context)) }),
  },
  adminUpload: {
    '200 to a PDF': (call, context) => upload(call, context),
    '202 where two administrators publish': (call, context) =>
      withTwoReaders(context.service, () => upload(call, context)),
    '404 without the record': (call, context) => upload(call, context, { id: nobody }),
    '409 while another draft exists': async (call, context) => {
      const id = await createNotice(context.service);
      await saveRecordDraft(context.service, `notification-${id}`);
      await withTwoReaders(context.service, () => upload(call, context, { id }));
    },
    '413 to one byte over the limit': (call, context) =>
      upload(call, context, { bytes: new Uint8Array(uploadMaxBytes + 1) }),
    '415 to a page': (call, context) => upload(call, context, { fileName: 'plan.html' }),
    '422 to a PDF that is cut off': (call, context) =>
      upload(call, context, { bytes: files.pdf.subarray(0, 200) }),
    '423 to a PDF with a password': (call, context) => upload(call, context, { bytes: lockedPdf }),
    '424 to a PDF with too many pages': (call, context) =>
      upload(call, context, { bytes: endlessPdf }),
    '503 when the scanner cannot look': async (call, context) => {
      const { deps } = context.service;
      const { scanner } = deps;
      deps.scanner = { find: () => Promise.reject(new Error('away')) };
      await upload(call, context);
      deps.scanner = scanner;
    },
  },
  adminHistory: {
    '200 with the changes of a record': async (call, context) =>
      asAdministrator(call, context, { entity: 'faq', id: await createFaq(context) }),
  },
  adminMenuChoices: {
    '200 with the entries': (call, context) => asAdministrator(call, context, {}),
  },
  queryList: {
    '200 with a page': async (call, context) => {
      await raiseQuery(context);
      return asAdministrator(call, context, paging);
    },
    '404 to a page beyond the last': (call, context) =>
      asAdministrator(call, context, { ...paging, pageNumber: 999 }),
  },
  queryAnswer: {
    '200 to an open question': async (call, context) =>
      asAdministrator(call, context, { queryId: await raiseQuery(context), answer: 'In May' }),
    '404 to a question that is not there': (call, context) =>
      asAdministrator(call, context, { queryId: nobody, answer: 'In May' }),
    '409 to a question that was answered': async (call, context) => {
      const queryId = await raiseQuery(context);
      await asAdministrator(call, context, { queryId, answer: 'In May' });
      return asAdministrator(call, context, { queryId, answer: 'In June' });
    },
  },
  tenderQuestionList: {
    '200 with a page': async (call, context) => {
      await askTenderQuestion(context);
      return asAdministrator(call, context, paging);
    },
    '404 to a page beyond the last': (call, context) =>
      asAdministrator(call, context, { ...paging, pageNumber: 999 }),
  },
  tenderQuestionAnswer: {
    '200 to an open question': async (call, context) =>
      asAdministrator(call, context, {
        questionId: await askTenderQuestion(context),
        answer: 'Yes',
      }),
    '404 to a question that is not there': (call, context) =>
      asAdministrator(call, context, { questionId: nobody, answer: 'Yes' }),
    '409 to a question that was answered': async (call, context) => {
      const questionId = await askTenderQuestion(context);
      await asAdministrator(call, context, { questionId, answer: 'Yes' });
      return asAdministrator(call, context, { questionId, answer: 'No' });
    },
  },
};
