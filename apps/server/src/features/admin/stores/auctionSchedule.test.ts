import { beforeEach, describe, expect, it } from 'vitest';
import { administration, type Administration } from '../../../../../../tests/support/admin.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeEach();
let admin: Administration;
beforeEach(async () => {
  admin = await administration(service);
});

// The clock stands at 2026-03-16 12:00 in India.
const day = (text: string) => `${text}T10:00:00+05:30`;
const tender = {
  letterNo: '6001/LR',
  title: 'Lease of a coconut grove at Gop',
  startDate: day('2026-03-25'),
  closeDate: day('2026-04-20'),
};
const auction = {
  auctionName: 'Coconut grove at Gop',
  sourceName: 'Gop',
  leasePeriod: 3,
  leaseUnit: 'Year',
  royalty: null,
  applicationFee: 500,
  securityAmount: 20_000,
  committee: 'Land officer and two members',
  downloadStart: day('2026-03-21'),
  downloadEnd: day('2026-04-18'),
  formMStart: day('2026-03-22'),
  formMEnd: day('2026-04-19'),
  depositStart: day('2026-03-23'),
  depositEnd: day('2026-04-20'),
  technicalStart: day('2026-04-22'),
  technicalEnd: day('2026-04-24'),
  slotFrom: day('2026-04-28'),
  slotTo: '2026-04-28T14:00:00+05:30',
};

async function preparedQuery(startDate = tender.startDate) {
  const tenderId = await admin.saved('tender', { ...tender, startDate });
  const id = await admin.saved('auction', { ...auction, tenderId });
  return (changes: object) =>
    admin.save('auction', { ...auction, tenderId, id, version: 1, ...changes });
}

const meetings = [
  ['formMEnd', { downloadEnd: auction.formMEnd }],
  ['technicalStart', { technicalStart: auction.depositEnd }],
  ['slotFrom', { slotFrom: auction.technicalEnd }],
  ['slotFrom', { slotFrom: auction.technicalStart, technicalEnd: null }],
] as const;

describe('the schedule of an auction that is not published', () => {
  // Requirement: VA-083
  it.each(meetings)('refuses %s at the time of the previous date: %j', async (field, changes) => {
    const tenderId = await admin.saved('tender', tender);
    const made = await admin.save('auction', { ...auction, tenderId, ...changes });
    expect(made).toMatchObject({ status: 400, field });
  });

  // Requirement: VA-083
  it.each(meetings)('refuses it also at a later save: %s, %j', async (field, changes) => {
    const save = await preparedQuery();
    expect(await save(changes)).toMatchObject({ status: 400, field });
  });

  // Requirement: VA-084
  it.each(['downloadStart', 'formMStart', 'depositStart'] as const)(
    'must start in the future at every save: %s',
    async (field) => {
      const save = await preparedQuery();
      expect(await save({ [field]: day('2026-03-16') })).toMatchObject({ status: 400, field });
      expect(await save({ [field]: day('2026-03-17') })).toMatchObject({ status: 200 });
    },
  );

  // Requirement: VA-084
  it('must be moved to the future before other changes', async () => {
    const save = await preparedQuery();
    service.clock.pass(6 * 24 * 60);
    admin = await administration(service);
    const committee = 'Three members';
    expect(await save({ committee })).toMatchObject({ status: 400, field: 'downloadStart' });
    const later = { downloadStart: day('2026-03-26'), formMStart: day('2026-03-27') };
    const starts = { ...later, depositStart: day('2026-03-28') };
    expect(await save({ committee, ...starts })).toMatchObject({ status: 200 });
  });
});

it('the dates of a published auction that has started can still be moved to later ones', async () => {
  const save = await preparedQuery(day('2026-03-10'));
  service.clock.pass(6 * 24 * 60);
  admin = await administration(service);
  const changes = { slotTo: '2026-04-28T16:00:00+05:30', corrigendum: 'More time to bid' };
  expect(await save(changes)).toMatchObject({ status: 200 });
});
