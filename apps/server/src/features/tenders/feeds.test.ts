import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { OcdsPackage } from '@temple-land/portal-core';
import { addCorrigendum } from '../../db/tenders/corrigenda.ts';
import { notices, tenders } from '../../db/schema/content.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const origin = 'https://land.temple.example';
const service = makeAppBeforeAll({
  DEMO_ON_NETWORK: 'yes',
  PUBLIC_ORIGIN: origin,
  OCDS_PREFIX: 'ocds-a1b2c3',
});
let changed = 0;
let hidden = 0;
beforeAll(async () => {
  const { db, clock } = service.deps;
  const window = { startDate: new Date('2026-01-01'), closeDate: new Date('2026-02-01') };
  const rows = await db
    .insert(tenders)
    .values([
      { letterNo: 'F-1', title: 'Stone <b>& sand</b>', ...window },
      { letterNo: 'F-2', title: 'Withdrawn lease', ...window, isActive: false },
    ])
    .returning();
  [changed, hidden] = rows.map(({ id }) => id) as [number, number];
  const changes = [{ label: 'closeDate', from: 'a', to: 'b' }];
  await addCorrigendum(db, changed, 'The road was flooded.', changes, clock());
  await db.insert(notices).values({
    title: 'Office closed',
    description: '<p>On <strong>Monday</strong></p>',
    createdOn: new Date('2026-10-05T00:00:00Z'),
  });
});

const textOf = async (name: 'tenderOcds' | 'tenderFeed' | 'noticeFeed') => {
  const { code, bytes, headers } = await service.send(name, {});
  expect(code).toBe(200);
  return { text: Buffer.from(bytes).toString('utf8'), headers };
};
const releases = async () => JSON.parse((await textOf('tenderOcds')).text) as OcdsPackage;

describe('the open contracting feed', () => {
  it('keeps the required fields and closed lists of the standard', async () => {
    const found = v.safeParse(OcdsPackage, await releases());
    expect(found.issues?.map((issue) => v.getDotPath(issue))).toBeUndefined();
  });

  it('has every published tender once, under the publisher\u2019s prefix', async () => {
    const ocids = (await releases()).releases.map(({ ocid }) => ocid);
    expect(new Set(ocids).size).toBe(ocids.length);
    expect(ocids).toHaveLength(11);
    expect(ocids).toContain(`ocds-a1b2c3-${changed}`);
    expect(ocids).not.toContain(`ocds-a1b2c3-${hidden}`);
  });

  it('contains a corrigendum as an amendment with its reason', async () => {
    const { releases: all } = await releases();
    const update = all.find(({ tender }) => tender.id === 'F-1');
    expect(update?.tag).toEqual(['tenderUpdate']);
    expect(update?.date).toBe(service.deps.clock().toISOString());
    expect(update?.tender.amendments).toMatchObject([{ rationale: 'The road was flooded.' }]);
  });

  it('contains fee, deposit and periods of an auction', async () => {
    const { releases: all } = await releases();
    const auction = all.find(({ tender }) => tender.participationFees !== undefined)?.tender;
    expect(auction?.participationFees?.[0]?.value.amount).toBeGreaterThan(0);
    expect(auction?.submissionTerms?.depositsGuarantees).toMatch(/^INR \d+\.\d\d$/);
    expect(auction?.contractPeriod?.durationInDays).toBeGreaterThan(0);
    expect(auction?.milestones).toHaveLength(3);
  });

  it('has the status of the tender at the present time', async () => {
    const status = async () =>
      (await releases()).releases.find(({ tender }) => tender.status !== 'complete')?.tender;
    expect((await status())?.status).toBeDefined();
    const statuses = new Set((await releases()).releases.map(({ tender }) => tender.status));
    expect(statuses).toContain('active');
    expect(statuses).toContain('complete');
  });

  it('is for everyone and may be kept for five minutes', async () => {
    const { headers } = await textOf('tenderOcds');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(headers['content-disposition']).toMatch(/^inline; /);
  });
});

describe('the Atom feeds', () => {
  it('contain tenders with letter number, dates and page, escaped', async () => {
    const { text, headers } = await textOf('tenderFeed');
    expect(headers['content-type']).toMatch(/^application\/atom\+xml/);
    expect(text).toContain('<title>Stone &lt;b&gt;&amp; sand&lt;/b&gt;</title>');
    expect(text).toContain(`href="${origin}/website/tender/${changed}"`);
    expect(text).toContain('F-1 · 01-01-2026 – 01-02-2026');
    expect(text).not.toContain('Withdrawn lease');
  });

  it('contain notices with their text', async () => {
    const { text } = await textOf('noticeFeed');
    expect(text).toContain('<title>Office closed</title>');
    expect(text).toContain('&lt;strong&gt;Monday&lt;/strong&gt;');
  });
});

describe('the dates of a tender', () => {
  const datesOf = (tenderId: string) => service.send('tenderCalendar', { tenderId });

  it('are a calendar file', async () => {
    const { bytes, headers } = await datesOf(String(changed));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain(`tender-${changed}.ics`);
    const text = Buffer.from(bytes).toString('utf8');
    expect(text).toContain('DTSTART:20260101T000000Z');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('include the schedule of its auction', async () => {
    const [tender] = await service.result('tenderSearch', { title: 'quarry', startDate: '' });
    const { bytes } = await datesOf(String(tender?.tenderAdvertisementId));
    expect(
      Buffer.from(bytes)
        .toString('utf8')
        .match(/BEGIN:VEVENT/g),
    ).toHaveLength(7);
  });

  it.each(['999999', '0', '12x', '1e3'])('are not found for %s', async (tenderId) => {
    expect((await datesOf(tenderId)).code).toBe(404);
  });

  it('are not there for a withdrawn tender', async () => {
    expect((await datesOf(String(hidden))).code).toBe(404);
  });
});
