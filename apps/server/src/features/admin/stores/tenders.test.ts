// Long because a tender, its corrigenda, documents and auction are changed in one story.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { administration } from '../../../../../../tests/support/admin.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { auctions, bids, tenderQuestions } from '../../../db/schema/auctions.ts';

const service = makeAppBeforeEach();
const admin = createBeforeEach(() => administration(service));

// The clock stands at 2026-03-16 12:00 in India.
const day = (text: string) => `${text}T10:00:00+05:30`;
const tender = {
  letterNo: '5001/LR',
  title: 'Lease of a mango grove at Gop',
  startDate: day('2026-03-20'),
  closeDate: day('2026-04-20'),
};
const published = { ...tender, letterNo: '5002/LR', startDate: day('2026-03-10') };

const found = (title: string) => service.result('tenderSearch', { title, startDate: '' });
const historyOf = (id: number) => service.result('tenderHistory', { tenderAdvertisementId: id });

describe('a tender', () => {
  // Requirement: UN-135
  it('is public at once, until it is deactivated', async () => {
    const id = await admin.saved('tender', tender);
    expect(await found('mango')).toEqual([
      {
        tenderAdvertisementId: id,
        letterNo: '5001/LR',
        title: tender.title,
        startDate: '2026-03-20T04:30:00.000Z',
        closeDate: '2026-04-20T04:30:00.000Z',
        uploadDoc: null,
        document: null,
      },
    ]);
    expect(await admin.remove('tender', id, 1)).toEqual({ status: 200 });
    expect(await found('mango')).toEqual([]);
    const gone = await service.call('tenderHistory', { tenderAdvertisementId: id });
    expect(gone).toEqual({ status: 404 });
  });

  it('can be changed before publication without a corrigendum', async () => {
    const id = await admin.saved('tender', tender);
    const changes = {
      letterNo: '5009/LR',
      startDate: day('2026-03-18'),
      closeDate: day('2026-03-25'),
    };
    await admin.saved('tender', { ...tender, ...changes, id, version: 1 });
    expect((await historyOf(id)).corrigenda).toEqual([]);
    expect((await found('mango'))[0]?.letterNo).toBe('5009/LR');
  });

  it('needs a reason for changes after publication, and shows the old values', async () => {
    const id = await admin.saved('tender', published);
    const later = { ...published, id, version: 1, closeDate: day('2026-05-01') };
    const silent = await admin.save('tender', later);
    expect(silent).toMatchObject({ status: 400, field: 'corrigendum' });
    await admin.saved('tender', { ...later, corrigendum: 'Offices were closed.' });
    expect((await historyOf(id)).corrigenda).toEqual([
      {
        number: 1,
        reason: 'Offices were closed.',
        changes: [
          { label: 'closeDate', from: '2026-04-20T04:30:00.000Z', to: '2026-05-01T04:30:00.000Z' },
        ],
        issuedOn: service.clock.now().toISOString(),
      },
    ]);
    const renamed = {
      ...later,
      version: 2,
      title: 'Lease of two mango groves',
      corrigendum: 'Spelling',
    };
    await admin.saved('tender', renamed);
    expect((await historyOf(id)).corrigenda.map(({ number }) => number)).toEqual([1, 2]);
  });

  it.each([
    ['another letter number', { letterNo: '5003/LR' }, 'letterNo'],
    ['another opening', { startDate: day('2026-03-11') }, 'startDate'],
    ['an earlier close', { closeDate: day('2026-04-19') }, 'closeDate'],
  ])('refuses a change of %s after publication', async (_, changes, field) => {
    const id = await admin.saved('tender', published);
    const change = { ...published, ...changes, id, version: 1, corrigendum: 'A reason' };
    expect(await admin.save('tender', change)).toMatchObject({ status: 400, field });
    expect((await historyOf(id)).corrigenda).toEqual([]);
  });

  it('cannot be reopened', async () => {
    const [closed] = await found('Chhatrapur');
    const { id, version, letterNo, title, startDate } = await admin.row(
      'tender',
      closed?.tenderAdvertisementId ?? 0,
    );
    const change = { id, version, letterNo, title, startDate, closeDate: day('2027-01-01') };
    expect(await admin.save('tender', { ...change, corrigendum: 'A reason' })).toMatchObject({
      status: 400,
      field: 'closeDate',
    });
  });

  it.each([
    ['that closes before it opens', { closeDate: day('2026-03-19') }],
    [
      'that is over before it is made',
      { startDate: day('2026-03-01'), closeDate: day('2026-03-15') },
    ],
    ['that closes at no time', { closeDate: 'soon' }],
    ['that closes on a day that does not exist', { closeDate: '2026-13-40T10:00:00Z' }],
  ])('%s is refused', async (_, changes) => {
    const answer = await admin.save('tender', { ...tender, ...changes });
    expect(answer).toMatchObject({ status: 400, field: 'closeDate' });
  });
});

describe('questions about a tender', () => {
  const ask = async (id: number, question = 'Is the well included?') => {
    const { token } = await service.signInAs('citizen');
    return service.call('tenderAsk', { tenderAdvertisementId: id, question }, token);
  };

  it('are public without a name once they are answered, and the author is notified', async () => {
    const id = await admin.saved('tender', published);
    expect(await ask(id)).toEqual({ status: 200 });
    expect((await historyOf(id)).questions).toEqual([]);
    const { questions } = (await admin.row('tender', id)) as {
      questions: { questionId: number }[];
    };
    const answers = [{ questionId: questions[0]?.questionId, answer: 'Yes, it is.' }];
    await admin.saved('tender', { ...published, id, version: 1, answers });
    const history = await historyOf(id);
    expect(history.questions).toMatchObject([
      { question: 'Is the well included?', answer: 'Yes, it is.' },
    ]);
    expect(JSON.stringify(history)).not.toContain('Sarojini');
    const { token, userId } = await service.signInAs('citizen');
    const [newest] = await service.result('bellList', { userId }, token);
    expect(newest?.notification).toBe(
      'Your question about tender 5002/LR has been answered: Yes, it is.',
    );
    const again = await admin.save('tender', { ...published, id, version: 2, answers });
    expect(again).toMatchObject({ status: 409, field: 'answers' });
  });

  it('of another tender cannot be answered here', async () => {
    const [id, other] = [
      await admin.saved('tender', published),
      await admin.saved('tender', { ...published, letterNo: '5010/LR' }),
    ];
    await ask(other);
    const [row] = await service.deps.db
      .select()
      .from(tenderQuestions)
      .where(eq(tenderQuestions.tenderId, other));
    const answers = [{ questionId: row?.id, answer: 'No' }];
    expect(await admin.save('tender', { ...published, id, version: 1, answers })).toMatchObject({
      status: 409,
    });
    expect((await historyOf(other)).questions).toEqual([]);
  });

  it('can be asked while the tender is open', async () => {
    const soon = await admin.saved('tender', tender);
    expect(await ask(soon)).toEqual({ status: 409 });
    service.clock.pass(4 * 24 * 60);
    expect(await ask(soon)).toEqual({ status: 200 });
    service.clock.pass(40 * 24 * 60);
    expect(await ask(soon)).toEqual({ status: 409 });
    expect(await ask(999_999)).toEqual({ status: 409 });
  });

  it('are five an hour from one person', async () => {
    const id = await admin.saved('tender', published);
    for (let round = 0; round < 5; round += 1) expect(await ask(id)).toEqual({ status: 200 });
    await expect(ask(id)).rejects.toThrow('HTTP 503');
  });
});

describe('an auction', () => {
  const schedule = {
    downloadStart: day('2026-03-21'),
    downloadEnd: day('2026-04-18'),
    formMStart: day('2026-03-21'),
    formMEnd: day('2026-04-20'),
    depositStart: day('2026-03-21'),
    depositEnd: day('2026-04-20'),
    technicalStart: day('2026-04-22'),
    technicalEnd: day('2026-04-24'),
    slotFrom: day('2026-04-28'),
    slotTo: '2026-04-28T14:00:00+05:30',
  };
  const auction = {
    auctionName: 'Mango grove at Gop',
    sourceName: 'Gop',
    leasePeriod: 3,
    leaseUnit: 'Year',
    royalty: null,
    applicationFee: 500,
    securityAmount: 20_000.5,
    committee: 'Land officer and two members',
    ...schedule,
  };

  it('is shown in the tender document at once', async () => {
    const tenderId = await admin.saved('tender', tender);
    expect(await service.call('auctionPdf', { intId: tenderId })).toEqual({ status: 404 });
    const id = await admin.saved('auction', { ...auction, tenderId });
    const [row] = await service.result('auctionPdf', { intId: tenderId });
    expect(row?.slice(0, 6)).toEqual([tenderId, '5001/LR', '3', 'Year', null, 'Gop']);
    expect(row?.[14]).toBe(20_000.5);
    expect(await admin.save('auction', { ...auction, tenderId })).toMatchObject({ status: 111 });
    expect(await admin.remove('tender', tenderId, 1)).toMatchObject({ status: 409 });
    expect(await admin.remove('auction', id, 1)).toEqual({ status: 200 });
    expect(await admin.remove('tender', tenderId, 1)).toEqual({ status: 200 });
  });

  it.each([
    ['ends before it starts', { slotTo: schedule.slotFrom }, 'slotTo'],
    ['evaluates before forms end', { technicalStart: day('2026-04-19') }, 'technicalStart'],
    ['starts in the past', { downloadStart: day('2026-03-16') }, 'downloadStart'],
    ['leases for no time', { leasePeriod: 0 }, 'leasePeriod'],
    ['leases by the week', { leaseUnit: 'Week' }, 'leaseUnit'],
    ['costs less than nothing', { applicationFee: -1 }, 'applicationFee'],
    ['costs a fraction of a paisa', { securityAmount: 1.005 }, 'securityAmount'],
  ])('that %s is refused', async (_, changes, field) => {
    const tenderId = await admin.saved('tender', tender);
    const answer = await admin.save('auction', { ...auction, ...changes, tenderId });
    expect(answer).toMatchObject({ status: 400, field });
  });

  it('of a published tender can only be moved to later dates, with a corrigendum', async () => {
    const tenderId = await admin.saved('tender', published);
    const id = await admin.saved('auction', { ...auction, tenderId });
    const change = (changes: object, version = 1) =>
      admin.save('auction', {
        ...auction,
        tenderId,
        id,
        version,
        corrigendum: 'A reason',
        ...changes,
      });
    expect(await change({ slotFrom: day('2026-04-27') })).toMatchObject({ field: 'slotFrom' });
    expect(await change({ slotTo: '2026-04-28T15:00:00+05:30', corrigendum: '' })).toMatchObject({
      field: 'corrigendum',
    });
    expect(await change({ slotTo: '2026-04-28T15:00:00+05:30' })).toMatchObject({ status: 200 });
    expect((await historyOf(tenderId)).corrigenda).toMatchObject([
      { number: 1, changes: [{ label: 'slotTo' }] },
    ]);
    expect(
      await change({ applicationFee: 600, slotTo: '2026-04-28T15:00:00+05:30' }, 2),
    ).toMatchObject({
      status: 200,
    });
  });

  it('has fixed terms after the first bid, and hidden amounts until the evaluation', async () => {
    const tenderId = await admin.saved('tender', published);
    const id = await admin.saved('auction', { ...auction, tenderId });
    const { userId } = await service.signInAs('citizen');
    const bid = { bidderId: userId, bidderNo: 'AUC/2026/0099/01', amount: 75_000 };
    await service.deps.db
      .insert(bids)
      .values({ ...bid, auctionId: id, placedOn: service.clock.now() });
    const cheaper = {
      ...auction,
      tenderId,
      id,
      version: 1,
      applicationFee: 1,
      corrigendum: 'A reason',
    };
    expect(await admin.save('auction', cheaper)).toMatchObject({
      status: 400,
      field: 'applicationFee',
    });
    expect(await admin.remove('auction', id, 1)).toMatchObject({ status: 409 });
    expect(await admin.row('auction', id)).toMatchObject({
      bids: [{ bidderNo: 'AUC/2026/0099/01', bidder: 'Sarojini Behera', amount: null }],
    });
    const own = eq(auctions.id, id);
    const past = { technicalStart: service.clock.now(), formMEnd: service.clock.now() };
    const start = new Date('2026-03-01T00:00:00Z');
    const starts = { downloadStart: start, formMStart: start, depositStart: start };
    const ends = { downloadEnd: service.clock.now(), depositEnd: service.clock.now() };
    await service.deps.db
      .update(auctions)
      .set({ ...past, ...starts, ...ends })
      .where(own);
    expect(await admin.row('auction', id)).toMatchObject({ bids: [{ amount: 75_000 }] });
  });
});
