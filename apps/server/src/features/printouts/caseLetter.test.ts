import { expect, it } from 'vitest';
import { fileCase, respondent } from '../../../../../tests/support/courtCases.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { readPdfText } from '../../../../../tests/support/pdfText.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { officeStep } from '../../../../../tests/support/stepData.ts';
import { attestNotice } from './attestation.ts';
import { buildLetterRows } from './caseLetter.ts';
import { buildCheckCode } from './checkCode.ts';
import { findNotice, findRecordById } from './printouts.repository.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));

async function issueNotice() {
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode } = office.place;
  const land = { districtCode, tahasilCode, villageCode, khataNo, plotCode, area: '0.01' };
  const filing = {
    ...land,
    section: '16-A(1)' as const,
    facts: 'A wall',
    respondents: [respondent],
  };
  const { applicationId } = await fileCase(service, office.law, filing);
  await officeStep(service, office.law, applicationId, 'issueNotice', { caseNo: '16A/20' });
  const papers = await service.result('casePapers', { applicationId }, office.law.token);
  return { applicationId, noticeId: papers.notices[0]?.noticeId ?? 0 };
}

it('a notice is a tagged letter for the officers of the place, with a code that can be verified', async () => {
  const { applicationId, noticeId } = await issueNotice();
  const { code, bytes } = await service.send('caseLetter', { noticeId }, office.law.token);
  expect(code).toBe(200);
  expect(readPdfText(bytes)).toMatch(/\/Marked true/);
  const { db, config } = service.deps;
  const record = await findRecordById(db, applicationId);
  const found = await findNotice(db, noticeId);
  if (!record || !found) throw new Error('There is no such notice.');
  const number = record.application.number;
  const checksum = buildCheckCode(config, attestNotice(record, found));
  expect(await service.result('verifyDocument', { number, checksum })).toMatchObject({
    paper: 'notice',
    applicationNo: number,
  });
  const renamed = { ...found, party: { ...found.party, name: 'Somebody else' } };
  const other = buildCheckCode(config, attestNotice(record, renamed));
  expect((await service.send('verifyDocument', { number, checksum: other })).answer).toEqual({
    status: 404,
  });
  const { otherTahasil } = await officersElsewhere(service);
  expect((await service.send('caseLetter', { noticeId }, otherTahasil.token)).code).toBe(404);
  const rows = buildLetterRows(found, {
    section: '16-A(1)',
    court: 'Tahasil court',
    caseNo: '16A/20',
    orderNo: 'O/1',
  });
  expect(rows.map(({ label, value }) => [label.en, value])).toEqual([
    ['To', 'Bhikari Swain'],
    ['Son, daughter or wife of', 'Dinabandhu Swain'],
    ['Address', 'Brahmagiri'],
    ['Court', 'Tahasil court'],
    ['Section', '16-A(1)'],
    ['Case number', '16A/20'],
    ['Notice issued on', expect.stringMatching(/^\d\d-\d\d-2026$/)],
  ]);
});
