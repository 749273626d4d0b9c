import { sealAddress, uploadMaxBytes, type EndpointName } from '@temple-land/portal-core';
import { buildCheckCode } from '../../../apps/server/src/features/printouts/checkCode.ts';
import { createNodeAddressCipher } from '../../../apps/server/src/ports/addressCipher.ts';
import { endlessPdf, files, lockedPdf } from '../../support/sampleFiles.ts';
import { applicant } from './applicant.ts';
import type { Scenes, ScenesOf, Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'documentList'
  | 'saveFileToTemp'
  | 'fileBlob'
  | 'formName'
  | 'accessToken'
  | 'encryptedFile'
  | 'applicantPdf'
  | 'applicationReceipt'
  | 'decisionOrder'
  | 'verifyDocument'
>;

const toAMember = (input: unknown = {}): Scenes => ({
  '200 to anybody who is signed in': async (call, stage) =>
    call(input, (await stage.account()).token),
});

async function documented(stage: Stage) {
  const { who, applicationId } = await applicant(stage);
  const detail = await stage.service.result('applyLandDraft', { applicationId }, who.token);
  return { who, documentId: String(detail.documents[0]?.documentId) };
}

async function hidden(stage: Stage) {
  const { who, documentId } = await documented(stage);
  const { config, random } = stage.service.deps;
  const cipher = createNodeAddressCipher(config.ADDRESS_KEY, random);
  return { who, encryptedPath: sealAddress(cipher, 'document', documentId) };
}

const papers = (key: 'intId' | 'applicationId'): Scenes => ({
  'HTTP 200 to the applicant': async (call, stage) => {
    const { who, applicationId } = await applicant(stage);
    return call({ [key]: applicationId }, who.token);
  },
  'HTTP 200 to an officer of the place': async (call, stage) => {
    const { applicationId } = await applicant(stage);
    return call({ [key]: applicationId }, (await stage.service.signInAs('tahasilOfficer')).token);
  },
  'HTTP 404 to another citizen': async (call, stage) => {
    const { applicationId } = await applicant(stage);
    return call({ [key]: applicationId }, (await stage.account()).token);
  },
});

async function receipt(stage: Stage) {
  const { who, applicationNo, applicationId } = await applicant(stage);
  const { createdOn } = await stage.service.result('applyLandDraft', { applicationId }, who.token);
  const issued = { number: applicationNo, issuedOn: new Date(createdOn) };
  const checksum = buildCheckCode(stage.service.deps.config, {
    kind: 'receipt',
    ...issued,
    substance: '',
    decision: '',
  });
  return { number: applicationNo, checksum };
}

/** The answers of the calls about uploads, downloads and papers. */
export const documentScenes: ScenesOf<Name> = {
  documentList: toAMember(),
  formName: toAMember(),
  accessToken: toAMember(),
  saveFileToTemp: {
    '200 to a PDF': async (call, stage) =>
      call({ fileName: 'plan.pdf', bytes: files.pdf }, (await stage.account()).token),
    '413 to one byte over the limit': async (call, stage) => {
      const bytes = new Uint8Array(uploadMaxBytes + 1);
      return call({ fileName: 'plan.pdf', bytes }, (await stage.account()).token);
    },
    '415 to a page that is called a PDF': async (call, stage) => {
      const bytes = Buffer.from('<script>alert(1)</script>');
      return call({ fileName: 'plan.pdf', bytes }, (await stage.account()).token);
    },
    '422 to a PDF that is cut off': async (call, stage) => {
      const bytes = files.pdf.subarray(0, 200);
      return call({ fileName: 'plan.pdf', bytes }, (await stage.account()).token);
    },
    '423 to a PDF with a password': async (call, stage) =>
      call({ fileName: 'plan.pdf', bytes: lockedPdf }, (await stage.account()).token),
    '424 to a PDF with too many pages': async (call, stage) =>
      call({ fileName: 'plan.pdf', bytes: endlessPdf }, (await stage.account()).token),
    '503 when the scanner cannot look': async (call, stage) => {
      const { deps } = stage.service;
      const { scanner } = deps;
      deps.scanner = { find: () => Promise.reject(new Error('away')) };
      await call({ fileName: 'plan.pdf', bytes: files.pdf }, (await stage.account()).token);
      deps.scanner = scanner;
    },
    'HTTP 400 to another field than file': async (call, stage) =>
      call({ fileName: 'a.pdf', bytes: files.pdf, field: 'x' }, (await stage.account()).token),
    'HTTP 413 to a body of five megabytes': async (call, stage) => {
      const bytes = new Uint8Array(5 * 1024 * 1024);
      return call({ fileName: 'plan.pdf', bytes }, (await stage.account()).token);
    },
  },
  fileBlob: {
    'HTTP 200 to the owner': async (call, stage) => {
      const { who, documentId } = await documented(stage);
      return call({ documentId }, who.token);
    },
    'HTTP 404 to another citizen': async (call, stage) => {
      const { documentId } = await documented(stage);
      return call({ documentId }, (await stage.account()).token);
    },
    'HTTP 404 to what is no number': async (call, stage) =>
      call({ documentId: '../1' }, (await stage.account()).token),
  },
  encryptedFile: {
    'HTTP 200 to the owner': async (call, stage) => {
      const { who, encryptedPath } = await hidden(stage);
      return call({ encryptedPath }, who.token);
    },
    'HTTP 404 to another citizen': async (call, stage) => {
      const { encryptedPath } = await hidden(stage);
      return call({ encryptedPath }, (await stage.account()).token);
    },
    'HTTP 404 to an address that nobody sealed': async (call, stage) =>
      call({ encryptedPath: 'A'.repeat(43) }, (await stage.account()).token),
  },
  applicantPdf: papers('intId'),
  applicationReceipt: papers('applicationId'),
  decisionOrder: {
    'HTTP 200 after a decision': async (call, stage) => {
      const { who, applicationId } = await applicant(stage);
      const officer = await stage.service.signInAs('landOfficer');
      const decision = { applicationType: 2, applicationId, version: 1 } as const;
      const words = { statusType: 'R', remark: 'Needed for a path' } as const;
      await stage.service.call('officerDecision', { ...decision, ...words }, officer.token);
      return call({ applicationId }, who.token);
    },
    'HTTP 404 while nothing is decided': async (call, stage) => {
      const { who, applicationId } = await applicant(stage);
      return call({ applicationId }, who.token);
    },
  },
  verifyDocument: {
    '200 to the number and code of a receipt': async (call, stage) => call(await receipt(stage)),
    '404 to another code': async (call, stage) =>
      call({ ...(await receipt(stage)), checksum: 'AAAA-BBBB-CCCC-DDDD' }),
    '410 to a code whose key is not kept any more': async (call, stage) => {
      const printed = await receipt(stage);
      const { deps } = stage.service;
      const { config } = deps;
      deps.config = { ...config, CODE_KEY: 'another-secret-of-sixteen' };
      try {
        return await call(printed);
      } finally {
        deps.config = config;
      }
    },
    'HTTP 503 to an address that asks too often': (call, stage) =>
      stage.flooded('verify', async () => call(await receipt(stage))),
  },
};
