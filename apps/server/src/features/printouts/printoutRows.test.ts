import { landFieldNames } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { buildCommonRows, buildRequestRows } from './printoutRows.ts';
import type { PrintoutRecord } from './printouts.repository.ts';

const application = {
  ...Object.fromEntries(landFieldNames.map((name) => [name, ''])),
  number: 'LA/2026/PUR/000001',
  type: 2,
  createdOn: new Date('2026-01-02T03:04:05Z'),
  khataNo: '38',
  plotCode: 'PUR-38-7',
  area: 0.42,
  purpose: 'Kitchen garden',
  holding: 'lease',
};
const names = { nameEn: 'Puri', nameOr: 'ପୁରୀ' };

const printed = (changes: object) => {
  const record = {
    application: { ...application, ...changes },
    applicant: 'Sarojini Behera',
    district: names,
    tahasil: names,
    mouza: 'Satapada',
    plotNo: '7',
  } as PrintoutRecord;
  const rows = [...buildCommonRows(record, 'applicant'), ...buildRequestRows(record)];
  return rows.map(({ label, value }) => [label.en, label.or, value]).slice(7);
};

it('the printout of a land application shows its answers after its place', () => {
  expect(printed({})).toEqual([
    ['Khatiyan no.', 'ଖତିୟାନ ନମ୍ବର', '38'],
    ['Plot', 'ପ୍ଲଟ', '7'],
    ['Area in acres', 'ରକବା (ଏକର)', '0.4200'],
    ['Purpose', 'ଉଦ୍ଦେଶ୍ୟ', 'Kitchen garden'],
    ['Lease or purchase', 'ଚାହୁଁଥିବା ସ୍ୱତ୍ୱ', 'Lease · ଲିଜ୍'],
  ]);
});

it('the printout of another form shows its description or source and omits empty answers', () => {
  const empty = { area: 0, holding: '', khataNo: '' };
  const plot = ['Plot', 'ପ୍ଲଟ', '7'];
  const report = ['What was reported', 'ଅଭିଯୋଗର ବିବରଣୀ', 'A wall'];
  expect(printed({ ...empty, type: 1, purpose: 'A wall' })).toEqual([plot, report]);
  const quarry = ['Source', 'ଉତ୍ସ', 'Brahmagiri Sand'];
  expect(printed({ ...empty, type: 6, purpose: 'Brahmagiri Sand' })).toEqual([plot, quarry]);
});
