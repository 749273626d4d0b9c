import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { getCurrentKey } from '../../ports/signingKeys.ts';
import { isCodeValid, parseCheckCode, type Attestation } from './checkCode.ts';
import type { DecisionStep, PrintoutRecord } from './printouts.repository.ts';
import { attestOrder, attestReceipt, attestApplication } from './attestation.ts';

const key = getCurrentKey(readConfig({ CODE_KEY: 'a-secret-of-sixteen-or-more' }));
const record = {
  application: {
    number: 'LA/2026/PUR/000001',
    type: 2,
    createdOn: new Date('2026-01-02T03:04:05Z'),
    khataNo: '38',
    plotCode: 'PUR-38-7',
    area: 0.42,
    purpose: 'Kitchen garden',
    holding: 'lease',
  },
  applicant: 'Sarojini Behera',
} as PrintoutRecord;
const step = {
  at: new Date('2026-02-03T04:05:06Z'),
  status: 'A',
  state: 'APPROVED',
  byName: 'Hari Jena',
  remark: 'In order',
  decided: { byName: 'Minati Nayak' },
  given: { orderNo: 'ORD/9' },
} as unknown as DecisionStep;

const attestations = {
  receipt: () => attestReceipt(record),
  order: () => attestOrder(record, step),
  application: (version: number) => attestApplication(record, version),
} as const satisfies Record<string, (version: number) => Attestation>;

/** Codes that were printed by earlier versions. */
const printed = [
  ['receipt', 'FM7V-4XWJ-PLDR-3G42'],
  ['order', 'JE6S-9BGQ-T3A9-837P'],
  ['application', '6XX4-YPA7-MEDP-4672'],
  ['receipt', '2ZNF-6FU2-8QAQ-JM6F-VT6T'],
  ['order', '2ZNF-9M2Z-KHDH-JAMA-NDYH'],
  ['application', '2ZNF-3HU5-U69D-HE4R-9VRD'],
] as const;

it.each(printed)('a printed %s stays valid under its code %s', (kind, code) => {
  const typed = parseCheckCode(code);
  expect(typed && isCodeValid(typed, attestations[kind](typed.version), key)).toBe(true);
});

it('an application whose purpose was changed is not the printed one', () => {
  const changed = { ...record, application: { ...record.application, purpose: 'A shop' } };
  const typed = parseCheckCode('2ZNF-3HU5-U69D-HE4R-9VRD');
  expect(typed && isCodeValid(typed, attestApplication(changed, typed.version), key)).toBe(false);
});

it.each([1, 6] as const)(
  'a code of the type %s attests what the codes printed before do',
  (type) => {
    const details = { kind: 'fence', sourceName: 'Sand', quantity: 5 };
    const other = { ...record, application: { ...record.application, type }, details };
    expect(attestApplication(other, 2)).toEqual(attestApplication(record, 2));
  },
);
