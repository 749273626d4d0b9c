import { people } from '../../support/people.ts';
import { sealAddress, uploadMaxBytes, type EndpointName } from '@temple-land/portal-core';
import { buildCheckCode } from '../../../apps/server/src/features/printouts/checkCode.ts';
import { createNodeAddressCipher } from '../../../apps/server/src/ports/addressCipher.ts';
import { endlessPdf, files, lockedPdf } from '../../support/sampleFiles.ts';
import { createApplicant } from './createApplicant.ts';
import type { Scenarios, ScenariosOf, ScenarioContext } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'documentList'
  | 'documentKinds'
  | 'limitList'
  | 'saveFileToTemp'
  | 'fileBlob'
  | 'formName'
  | 'accessToken'
  | 'dataExport'
  | 'encryptedFile'
  | 'applicantPdf'
  | 'applicationReceipt'
  | 'decisionOrder'
  | 'verifyDocument'
>;

const callAsMember = (input: unknown = {}): Scenarios => ({
  '200 to anybody who is signed in': async (call, context) =>
    call(input, (await context.createAccount()).token),
});

async function createDocument(context: ScenarioContext) {
  const { who, applicationId } = await createApplicant(context);
  const detail = await context.service.result('applyLandDraft', { applicationId }, who.token);
  return { who, documentId: String(detail.documents[0]?.documentId) };
}

async function createHiddenDocument(context: ScenarioContext) {
  const { who, documentId } = await createDocument(context);
  const { config, random } = context.service.deps;
  const cipher = createNodeAddressCipher(config.ADDRESS_KEY, random);
  return { who, encryptedPath: sealAddress(cipher, 'document', documentId) };
}

const printoutScenarios = (key: 'intId' | 'applicationId'): Scenarios => ({
  'HTTP 200 to the applicant': async (call, context) => {
    const { who, applicationId } = await createApplicant(context);
    return call({ [key]: applicationId }, who.token);
  },
  'HTTP 200 to an officer of the place': async (call, context) => {
    const { applicationId } = await createApplicant(context);
    return call({ [key]: applicationId }, (await context.service.signInAs('tahasilOfficer')).token);
  },
  'HTTP 404 to another citizen': async (call, context) => {
    const { applicationId } = await createApplicant(context);
    return call({ [key]: applicationId }, (await context.createAccount()).token);
  },
});

async function readReceiptCode(context: ScenarioContext) {
  const { who, applicationNo, applicationId } = await createApplicant(context);
  const { createdOn } = await context.service.result(
    'applyLandDraft',
    { applicationId },
    who.token,
  );
  const issued = { number: applicationNo, issuedOn: new Date(createdOn) };
  const checksum = buildCheckCode(context.service.deps.config, {
    kind: 'receipt',
    ...issued,
    substance: '',
    decision: '',
  });
  return { number: applicationNo, checksum };
}

/** The answers of the calls about uploads, downloads and papers. */
export const documentScenarios: ScenariosOf<Name> = {
  documentList: callAsMember(),
  limitList: { '200 to anybody': (call) => call({}) },
  documentKinds: { '200 to anybody': (call) => call({ at: '2026-01-01T00:00:00.000Z' }) },
  formName: callAsMember(),
  accessToken: callAsMember(),
  saveFileToTemp: {
    '200 to a PDF': async (call, context) =>
      call({ fileName: 'plan.pdf', bytes: files.pdf }, (await context.createAccount()).token),
    '413 to one byte over the limit': async (call, context) => {
      const bytes = new Uint8Array(uploadMaxBytes + 1);
      return call({ fileName: 'plan.pdf', bytes }, (await context.createAccount()).token);
    },
    '415 to a page that is called a PDF': async (call, context) => {
      const bytes = Buffer.from('<script>alert(1)</script>');
      return call({ fileName: 'plan.pdf', bytes }, (await context.createAccount()).token);
    },
    '422 to a PDF that is cut off': async (call, context) => {
      const bytes = files.pdf.subarray(0, 200);
      return call({ fileName: 'plan.pdf', bytes }, (await context.createAccount()).token);
    },
    '423 to a PDF with a password': async (call, context) =>
      call({ fileName: 'plan.pdf', bytes: lockedPdf }, (await context.createAccount()).token),
    '424 to a PDF with too many pages': async (call, context) =>
      call({ fileName: 'plan.pdf', bytes: endlessPdf }, (await context.createAccount()).token),
    '503 when the scanner cannot look': async (call, context) => {
      const { deps } = context.service;
      const { scanner } = deps;
      deps.scanner = { find: () => Promise.reject(new Error('away')) };
      await call({ fileName: 'plan.pdf', bytes: files.pdf }, (await context.createAccount()).token);
      deps.scanner = scanner;
    },
    'HTTP 400 to another field than file': async (call, context) =>
      call(
        { fileName: 'a.pdf', bytes: files.pdf, field: 'x' },
        (await context.createAccount()).token,
      ),
    'HTTP 413 to a body of five megabytes': async (call, context) => {
      const bytes = new Uint8Array(5 * 1024 * 1024);
      return call({ fileName: 'plan.pdf', bytes }, (await context.createAccount()).token);
    },
  },
  fileBlob: {
    'HTTP 200 to the owner': async (call, context) => {
      const { who, documentId } = await createDocument(context);
      return call({ documentId }, who.token);
    },
    'HTTP 404 to another citizen': async (call, context) => {
      const { documentId } = await createDocument(context);
      return call({ documentId }, (await context.createAccount()).token);
    },
    'HTTP 404 to what is no number': async (call, context) =>
      call({ documentId: '../1' }, (await context.createAccount()).token),
  },
  dataExport: {
    'HTTP 200 with the password': async (call, context) => {
      const { token } = await context.service.signInAs('citizen');
      return call({ currentPassword: people.citizen.password }, token);
    },
    'HTTP 404 with a wrong password': async (call, context) => {
      const { token } = await context.service.signInAs('citizen');
      return call({ currentPassword: 'Wrong@123' }, token);
    },
  },
  encryptedFile: {
    'HTTP 200 to the owner': async (call, context) => {
      const { who, encryptedPath } = await createHiddenDocument(context);
      return call({ encryptedPath }, who.token);
    },
    'HTTP 404 to another citizen': async (call, context) => {
      const { encryptedPath } = await createHiddenDocument(context);
      return call({ encryptedPath }, (await context.createAccount()).token);
    },
    'HTTP 404 to an address that nobody sealed': async (call, context) =>
      call({ encryptedPath: 'A'.repeat(43) }, (await context.createAccount()).token),
  },
  applicantPdf: printoutScenarios('intId'),
  applicationReceipt: printoutScenarios('applicationId'),
  decisionOrder: {
    'HTTP 200 after a decision': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      const officer = await context.service.signInAs('landOfficer');
      const decision = { applicationType: 2, applicationId, version: 1 } as const;
      const words = { statusType: 'R', remark: 'Needed for a path' } as const;
      await context.service.call('officerDecision', { ...decision, ...words }, officer.token);
      return call({ applicationId }, who.token);
    },
    'HTTP 404 while nothing is decided': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      return call({ applicationId }, who.token);
    },
  },
  verifyDocument: {
    '200 to the number and code of a receipt': async (call, context) =>
      call(await readReceiptCode(context)),
    '404 to another code': async (call, context) =>
      call({ ...(await readReceiptCode(context)), checksum: 'AAAA-BBBB-CCCC-DDDD' }),
    '410 to a code whose key is not kept any more': async (call, context) => {
      const printed = await readReceiptCode(context);
      const { deps } = context.service;
      const { config } = deps;
      deps.config = { ...config, CODE_KEY: 'another-secret-of-sixteen' };
      try {
        return await call(printed);
      } finally {
        deps.config = config;
      }
    },
    'HTTP 503 to an address that asks too often': (call, context) =>
      context.withRateLimitReached('verify', async () => call(await readReceiptCode(context))),
  },
};
