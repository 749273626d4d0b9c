import { beforeAll, describe, expect, it } from 'vitest';
import {
  loadSamplePlaces,
  findKhatiyan,
  applyFor,
} from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { readPdfText, removeEscapes, encodeUtf16 } from '../../../../../tests/support/pdfText.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { buildCheckCode } from './checkCode.ts';
import { toPrintableText, splitRuns } from '../../db/pdf/runs.ts';
import { wrapText } from '../../db/pdf/wrapText.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
let made: { applicationNo: string; applicationId: number };
beforeAll(async () => {
  const place = await findKhatiyan(service);
  made = await applyFor(service, citizen, place);
});

const printoutNames = ['applicationReceipt', 'decisionOrder', 'applicantPdf'] as const;
const inputOf = (name: (typeof printoutNames)[number]) =>
  name === 'applicantPdf' ? { intId: made.applicationId } : { applicationId: made.applicationId };
const fetchPrintout = (name: (typeof printoutNames)[number], who: SignedInUser) =>
  service.send(name, inputOf(name), who.token);

/** Returns the check codes that the printouts of the application have. */
async function codes() {
  const { db: _, config, clock } = service.deps;
  const asked = { applicationId: made.applicationId };
  const { history, createdOn } = await service.result('applyLandDraft', asked, citizen.token);
  const number = made.applicationNo;
  const last = history.at(-1);
  const issuedOn = new Date(createdOn);
  const decided = [last?.statusType, last?.state, last?.by, last?.remark];
  expect(issuedOn <= clock()).toBe(true);
  return {
    receipt: buildCheckCode(config, {
      kind: 'receipt',
      number,
      issuedOn,
      substance: '',
      decision: '',
    }),
    order: buildCheckCode(config, {
      kind: 'order',
      number,
      issuedOn: new Date(last?.at ?? 0),
      substance: JSON.stringify(decided),
      decision: JSON.stringify([last?.by, '']),
    }),
  };
}

describe('a printout', () => {
  it('has no order before a decision', async () => {
    expect((await fetchPrintout('decisionOrder', citizen)).code).toBe(404);
  });

  // Requirements: CA-055, UN-108
  it('can be read by the applicant and the officers of the place only', async () => {
    const decision = { applicationType: 2, applicationId: made.applicationId, version: 1 } as const;
    const words = { statusType: 'R', remark: 'Needed for a path' } as const;
    await service.call('officerDecision', { ...decision, ...words }, officer.token);
    const strangers = await officersElsewhere(service);
    const others = [await service.signInAs('otherCitizen'), await service.signInAs('counter')];
    for (const name of printoutNames) {
      for (const who of [citizen, officer, await service.signInAs('tahasilOfficer')]) {
        expect((await fetchPrintout(name, who)).code).toBe(200);
      }
      for (const who of [...others, strangers.otherDistrict, strangers.otherTahasil]) {
        expect((await fetchPrintout(name, who)).code).toBe(404);
      }
    }
    const unknown = await service.send('applicantPdf', { intId: 999_999 }, citizen.token);
    expect(unknown.code).toBe(404);
    expect((await service.send('applicantPdf', { intId: 'x' }, citizen.token)).code).toBe(400);
  });

  it.each(printoutNames)(
    '%s is a tagged PDF with title, language and both scripts',
    async (name) => {
      const { headers, bytes } = await fetchPrintout(name, citizen);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename\*=UTF-8''[a-z]+-LA-2026/,
      );
      const text = readPdfText(bytes);
      expect(text).toMatch(/^%PDF-1\.7/);
      expect(text).toContain('/StructTreeRoot');
      expect(text).toMatch(/\/Marked true/);
      expect(text).toMatch(/\/Lang \(en-IN\)/);
      expect(text).toContain('/DisplayDocTitle true');
      for (const tag of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
        expect(text).toContain(`/S /${tag}\n`);
      }
      expect(text).toContain('NotoSansOriya');
    },
  );

  it('contains Odia text in reading order', async () => {
    const { bytes } = await fetchPrintout('applicationReceipt', citizen);
    expect(removeEscapes(readPdfText(bytes))).toContain(encodeUtf16('ଆବେଦନ ପ୍ରାପ୍ତି ସ୍ୱୀକାର'));
  });

  it('contains no link, script or form, whatever a user wrote', async () => {
    const place = (await loadSamplePlaces(service)).find(({ tahasil }) => tahasil === 'Brahmagiri');
    const purpose =
      '<a href="https://evil.example">x</a> (/JS (app.alert(1))) \\) https://evil.example';
    const request = { ...place, plotCode: '', purpose, holding: 'lease', area: 0.1 };
    const { tempId } = await service.result(
      'saveFileToTemp',
      { fileName: 'a.pdf', bytes: (await fetchPrintout('applicantPdf', citizen)).bytes },
      citizen.token,
    );
    const key = { idempotencyKey: 'hostile-words-in-a-form' };
    const form = { ...request, documents: [tempId], ...key };
    expect((await service.send('applyLand', form, citizen.token)).answer).toMatchObject({
      status: 200,
    });
    const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 100 };
    const { rows } = await service.result('appliedLand', page, citizen.token);
    const intId = rows.find((row) => row.purpose === purpose)?.applicationId ?? 0;
    const { bytes } = await service.send('applicantPdf', { intId }, citizen.token);
    expect(readPdfText(bytes)).not.toMatch(
      /\/(Annots|URI|JavaScript|JS|AcroForm|OpenAction|Launch)\b/,
    );
  });
});

describe('the check of a printout', () => {
  const check = async (number: string, checksum: string) =>
    (await service.send('verifyDocument', { number, checksum })).answer;

  it('returns the kind, the date of issue and the present status', async () => {
    const { receipt, order } = await codes();
    const stands = { statusType: 'R', applicationStatus: 'Rejected' };
    const result = { paper: 'receipt', applicationNo: made.applicationNo, ...stands };
    expect(await check(made.applicationNo, receipt)).toEqual({
      status: 200,
      result: { ...result, issuedOn: expect.any(String) },
    });
    expect(
      await check(made.applicationNo.toLowerCase(), order.replaceAll('-', '').toLowerCase()),
    ).toMatchObject({
      result: { paper: 'order' },
    });
  });

  it('answers 404 to another number, another code and a code of another application', async () => {
    const { receipt } = await codes();
    const wrong = receipt.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    expect(await check(made.applicationNo, wrong)).toEqual({ status: 404 });
    expect(await check('LA/2026/PUR/999999', receipt)).toEqual({ status: 404 });
    expect(await check('LA/2026/PUR/000001', receipt)).toEqual({ status: 404 });
    expect(await check(made.applicationNo, 'x')).toEqual({ status: 400 });
  });

  it('returns nothing about a person', async () => {
    const { receipt } = await codes();
    const answer = JSON.stringify(await check(made.applicationNo, receipt));
    expect(answer).not.toMatch(/Sarojini|Behera|9437000001|Kitchen/);
  });
});

describe('printed text', () => {
  it('is split by script, with joiners and danda next to their letters', () => {
    expect(splitRuns('ଖତିୟାନ:')).toEqual([
      { text: 'ଖତିୟାନ', script: 'oriya' },
      { text: ':', script: 'other' },
    ]);
    expect(splitRuns('ଲଗ୍‌ଇନ୍।')).toEqual([{ text: 'ଲଗ୍‌ଇନ୍।', script: 'oriya' }]);
  });

  it('has no control characters', () => {
    expect(toPrintableText(' a\n\tb\u202e\u0000c\u200b ')).toBe('a bc');
  });

  it('wraps at spaces, inside a word only if it is too wide, and never inside a letter', () => {
    const measure = ({ text }: { text: string }) => [...text].length;
    const lines = (text: string, width: number) =>
      wrapText(text, width, measure).map((line) => line.map((run) => run.text).join(''));
    expect(lines('one two three', 8)).toEqual(['one two', 'three']);
    expect(lines('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
    for (const line of lines('ଶ୍ରୀକ୍ଷେତ୍ରଶ୍ରୀକ୍ଷେତ୍ର', 6)) expect(line).not.toMatch(/^\p{M}/u);
  });
});
