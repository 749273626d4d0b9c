// Long because it is a table: each answer of each call of administrators.
import { uploadMaxBytes, type EndpointName } from '@temple-land/portal-core';
import { tenderQuestions } from '../../../apps/server/src/db/schema/auctions.ts';
import { tenders } from '../../../apps/server/src/db/schema/content.ts';
import { administration } from '../../support/admin.ts';
import { endlessPdf, files, lockedPdf } from '../../support/sampleFiles.ts';
import type { Call, ScenesOf, Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'adminSummary'
  | 'adminList'
  | 'adminSave'
  | 'adminDelete'
  | 'adminUpload'
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

const newOfficer = ({ newMobile }: Stage) => ({
  entity: 'user',
  loginId: 'officer.walk',
  fullName: 'Kabita Jena',
  userType: 'O',
  roleId: 1,
  mobile: newMobile(),
  email: '',
});

let count = 0;

async function asAdministrator(call: Call, { service }: Stage, input: unknown) {
  return call(input, (await service.signInAs('administrator')).token);
}

async function savedQuestion({ service }: Stage) {
  const admin = await administration(service);
  count += 1;
  const { entity: _, ...fields } = question;
  return admin.saved('faq', { ...fields, question: `${question.question} ${count}` });
}

async function districtInUse({ service }: Stage) {
  const admin = await administration(service);
  const row = (await admin.rows('district')).find(({ code }) => code === 'PUR');
  return { id: row?.['id'], version: row?.['version'] };
}

async function upload(call: Call, stage: Stage, changes: object = {}) {
  const admin = await administration(stage.service);
  const id = await admin.saved('notification', { title: 'Camp', description: '<p>Words</p>' });
  const file = { entity: 'notification', id, fileName: 'plan.pdf', bytes: files.pdf };
  return asAdministrator(call, stage, { ...file, ...changes });
}

async function raised({ service, account }: Stage) {
  const { token } = await account();
  const words = { subject: 'Rent', query: 'When is the rent of the second half due?' };
  const asker = { name: 'Pramila Rout', mobileNo: '9437000001', emailId: '' };
  await service.result('raiseQuery', { ...asker, ...words }, token);
  const admin = await service.signInAs('administrator');
  const open = { isOpen: true, pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('queryList', open, admin.token);
  return rows.at(-1)?.queryId;
}

async function askedOfTender({ service, account }: Stage) {
  const { userId } = await account();
  const { db, clock } = service.deps;
  const [tender] = await db.select({ id: tenders.id }).from(tenders).limit(1);
  const words = { question: 'Is the well included?', askedOn: clock() };
  const row = { tenderId: tender?.id ?? 0, askedBy: userId, ...words };
  const [made] = await db.insert(tenderQuestions).values(row).returning({ id: tenderQuestions.id });
  return made?.id;
}

/** The answers of the calls of administrators. */
export const adminScenes: ScenesOf<Name> = {
  adminSummary: { '200 with the counts': (call, stage) => asAdministrator(call, stage, {}) },
  adminList: {
    '200 with a page': (call, stage) => asAdministrator(call, stage, { entity: 'user', ...paging }),
    '400 to a filter that the entity does not have': (call, stage) =>
      asAdministrator(call, stage, { entity: 'faq', filter: { passwordHash: 'a' }, ...paging }),
    '404 to a page beyond the last': (call, stage) =>
      asAdministrator(call, stage, { entity: 'faq', ...paging, pageNumber: 999 }),
  },
  adminSave: {
    '200 to a new record': (call, stage) => {
      count += 1;
      const fields = { ...question, question: `Who may apply for plot ${count}?` };
      return asAdministrator(call, stage, fields);
    },
    '202 to a new officer, who waits for a second administrator': (call, stage) =>
      asAdministrator(call, stage, { ...newOfficer(stage), reason }),
    '111 to a code that there is': (call, stage) =>
      asAdministrator(call, stage, { entity: 'district', code: 'PUR', nameEn: 'X', nameOr: 'Y' }),
    '400 without a field': (call, stage) =>
      asAdministrator(call, stage, { ...question, question: '' }),
    '404 to a record that is not there': (call, stage) =>
      asAdministrator(call, stage, { ...question, id: nobody, version: 1 }),
    '409 to a version that has passed': async (call, stage) => {
      const id = await savedQuestion(stage);
      return asAdministrator(call, stage, { ...question, id, version: 7 });
    },
  },
  adminDelete: {
    '200 to a record that nothing needs': async (call, stage) => {
      const id = await savedQuestion(stage);
      return asAdministrator(call, stage, { entity: 'faq', id, version: 1 });
    },
    '202 to an officer': async (call, stage) => {
      const { userId: id } = await stage.account('O');
      return asAdministrator(call, stage, { entity: 'user', id, version: 1, reason });
    },
    '400 to an officer without a reason': async (call, stage) => {
      const { userId: id } = await stage.account('O');
      return asAdministrator(call, stage, { entity: 'user', id, version: 1 });
    },
    '404 to a record that is not there': (call, stage) =>
      asAdministrator(call, stage, { entity: 'faq', id: nobody, version: 1 }),
    '409 to a record in use': async (call, stage) =>
      asAdministrator(call, stage, { entity: 'district', ...(await districtInUse(stage)) }),
  },
  adminUpload: {
    '200 to a PDF': (call, stage) => upload(call, stage),
    '404 without the record': (call, stage) => upload(call, stage, { id: nobody }),
    '413 to one byte over the limit': (call, stage) =>
      upload(call, stage, { bytes: new Uint8Array(uploadMaxBytes + 1) }),
    '415 to a page': (call, stage) => upload(call, stage, { fileName: 'plan.html' }),
    '422 to a PDF that is cut off': (call, stage) =>
      upload(call, stage, { bytes: files.pdf.subarray(0, 200) }),
    '423 to a PDF with a password': (call, stage) => upload(call, stage, { bytes: lockedPdf }),
    '424 to a PDF with too many pages': (call, stage) => upload(call, stage, { bytes: endlessPdf }),
    '503 when the scanner cannot look': async (call, stage) => {
      const { deps } = stage.service;
      const { scanner } = deps;
      deps.scanner = { find: () => Promise.reject(new Error('away')) };
      await upload(call, stage);
      deps.scanner = scanner;
    },
  },
  adminMenuChoices: { '200 with the entries': (call, stage) => asAdministrator(call, stage, {}) },
  queryList: {
    '200 with a page': async (call, stage) => {
      await raised(stage);
      return asAdministrator(call, stage, paging);
    },
    '404 to a page beyond the last': (call, stage) =>
      asAdministrator(call, stage, { ...paging, pageNumber: 999 }),
  },
  queryAnswer: {
    '200 to an open question': async (call, stage) =>
      asAdministrator(call, stage, { queryId: await raised(stage), answer: 'In May' }),
    '404 to a question that is not there': (call, stage) =>
      asAdministrator(call, stage, { queryId: nobody, answer: 'In May' }),
    '409 to a question that was answered': async (call, stage) => {
      const queryId = await raised(stage);
      await asAdministrator(call, stage, { queryId, answer: 'In May' });
      return asAdministrator(call, stage, { queryId, answer: 'In June' });
    },
  },
  tenderQuestionList: {
    '200 with a page': async (call, stage) => {
      await askedOfTender(stage);
      return asAdministrator(call, stage, paging);
    },
    '404 to a page beyond the last': (call, stage) =>
      asAdministrator(call, stage, { ...paging, pageNumber: 999 }),
  },
  tenderQuestionAnswer: {
    '200 to an open question': async (call, stage) =>
      asAdministrator(call, stage, { questionId: await askedOfTender(stage), answer: 'Yes' }),
    '404 to a question that is not there': (call, stage) =>
      asAdministrator(call, stage, { questionId: nobody, answer: 'Yes' }),
    '409 to a question that was answered': async (call, stage) => {
      const questionId = await askedOfTender(stage);
      await asAdministrator(call, stage, { questionId, answer: 'Yes' });
      return asAdministrator(call, stage, { questionId, answer: 'No' });
    },
  },
};
