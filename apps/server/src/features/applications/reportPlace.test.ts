import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  findPlace,
  newKey,
  uploadTemporaryFile,
} from '../../../../../tests/support/landApplication.ts';
import { findPositionInPlot } from '../../../../../tests/support/positions.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { toBoxAround } from '../../db/land/distance.ts';
import { applications } from '../../db/schema/applications.ts';
import { reports } from '../../db/schema/applicationDetails.ts';
import { plotDetails } from '../../db/schema/plotDetails.ts';
import { plots } from '../../db/schema/land.ts';

const service = makeAppBeforeAll();
const place = createBeforeAll(() => findPlace(service));
const inside = createBeforeAll(() => findPositionInPlot(service, place.plotCode));
const isOpenCase = and(eq(applications.type, 3), eq(applications.status, 'P'));
let citizen: SignedInUser;
beforeEach(async () => {
  citizen = await service.signInAs('citizen');
});

const mouza = () => {
  const { districtCode, tahasilCode, villageCode } = place;
  return { districtCode, tahasilCode, villageCode };
};
const plot = () => ({ ...mouza(), khataNo: place.khataNo, plotCode: place.plotCode });

async function send(form: object) {
  const documents = [await uploadTemporaryFile(service, citizen.token)];
  const request = { description: `A wall ${newKey()}`, documents, ...form };
  return (await service.send('grievanceSave', request, citizen.token)).answer as {
    status: number;
    message?: string;
  };
}

async function lastReport() {
  const { db } = service.deps;
  const [row] = await db.select().from(reports).orderBy(desc(reports.applicationId)).limit(1);
  return row ?? expect.fail('There is no report.');
}

describe('the plot at a position', () => {
  const match = (point: object) => service.call('plotMatch', point as never);

  it('is the one around it, with its place, nearest first', async () => {
    const answer = await match(inside);
    const { districtCode, tahasilCode, villageCode, khataNo, plotCode } = place;
    const around = { districtCode, tahasilCode, villageCode, khataNo, plotCode, distance: 0 };
    const rows = 'result' in answer ? answer.result : [];
    expect(rows[0]).toMatchObject(around);
    expect(rows.length).toBeLessThanOrEqual(5);
    const distances = rows.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });

  it.each([
    ['schematic', 'low'],
    ['traced', 'medium'],
    ['cadastral', 'high'],
  ] as const)('is as certain as its outline: %s is %s', async (level, confidence) => {
    const { db } = service.deps;
    const [row] = await db.select().from(plots).where(eq(plots.code, place.plotCode));
    const of = { plotId: row?.id ?? 0, level };
    await db
      .insert(plotDetails)
      .values(of)
      .onConflictDoUpdate({ target: plotDetails.plotId, set: { level } });
    expect(await match(inside)).toMatchObject({ result: [{ distance: 0, confidence }] });
  });

  it('is nothing about its people, and not there in the sea', async () => {
    const answer = await match(inside);
    const [row] = 'result' in answer ? answer.result : [];
    expect(Object.keys(row ?? {})).not.toContain('ownerLine');
    expect(await match({ longitude: 86.5, latitude: 19 })).toEqual({ status: 404 });
    expect(await match({ longitude: 186.5, latitude: 19 })).not.toMatchObject({ status: 200 });
  });
});

describe('the map of a mouza', () => {
  it('has its plots with their outlines, and nothing about people', async () => {
    const { villageCode, plotCode, khataNo } = place;
    const plots = await service.result('mouzaMap', { villageCode }, citizen.token);
    const found = plots.find((one) => one.plotCode === plotCode);
    expect(found).toMatchObject({ khataNo, area: place.recordedArea });
    expect(found?.corners.length).toBeGreaterThan(2);
    expect(Object.keys(found ?? {})).not.toContain('ownerLine');
    expect(await service.result('mouzaMap', { villageCode: 999_999 }, citizen.token)).toEqual([]);
  });
});

describe('a plot in an open case', () => {
  it('is disputed on the map, whatever the record says', async () => {
    const { db } = service.deps;
    const { villageCode, plotCode } = place;
    const statusOf = async () => {
      const plots = await service.result('mouzaMap', { villageCode }, citizen.token);
      return plots.find((one) => one.plotCode === plotCode)?.status;
    };
    expect(await statusOf()).toBe(place.status);
    const [other] = await db.select().from(applications).where(isOpenCase).limit(1);
    const moveTo = (code: string) =>
      db
        .update(applications)
        .set({ plotCode: code })
        .where(eq(applications.id, other?.id ?? 0));
    await moveTo(plotCode);
    expect(await statusOf()).toBe('disputed');
    await moveTo(other?.plotCode ?? '');
  });
});

describe('the place of a report', () => {
  it.each([
    ['a plot', () => plot()],
    ['a position', () => ({ ...mouza(), position: { ...inside, source: 'device' } })],
    ['a landmark', () => ({ ...mouza(), landmark: 'Behind the school' })],
  ])('can be %s', async (_, form) => {
    expect(await send(form())).toMatchObject({ status: 200 });
  });

  it('cannot be a mouza alone, or without a photo', async () => {
    expect(await send({ ...mouza(), landmark: '  ' })).toEqual({
      status: 400,
      message: 'Please choose the plot, give a position, or write how to find the place',
    });
    expect(await send({ ...plot(), documents: [] })).toEqual({
      status: 400,
      message: 'Please add at least one photo',
    });
  });

  it('has no more photos than the office allows', async () => {
    const documents = Array.from({ length: 7 }, (_, index) => `photo-${index}`.padEnd(32, 'x'));
    expect(await send({ ...plot(), documents })).toEqual({
      status: 400,
      message: 'Please add fewer photos',
    });
  });

  it('has the position with how surely it is in the named plot', async () => {
    const position = { ...inside, source: 'photo' };
    await send({ ...plot(), position });
    expect(await lastReport()).toMatchObject({
      ...inside,
      positionSource: 'photo',
      positionConfidence: 'high',
    });
    const besideIt = { longitude: inside.longitude + 0.015, latitude: inside.latitude };
    await send({ ...plot(), position: { ...besideIt, source: 'map' } });
    expect(await lastReport()).toMatchObject({ positionSource: 'map', positionConfidence: '' });
  });

  it('may be at a plot of its tahasil that lies outside the drawn outline', async () => {
    const { db } = service.deps;
    const far = { longitude: inside.longitude, latitude: inside.latitude + 1 };
    const form = { ...mouza(), position: { ...far, source: 'map' } };
    expect((await send(form)).status).toBe(400);
    const isPlot = eq(plots.code, place.plotCode);
    const [drawn] = await db.select({ bounds: plots.bounds }).from(plots).where(isPlot);
    await db
      .update(plots)
      .set({ bounds: toBoxAround(far, 5) })
      .where(isPlot);
    expect(await send(form)).toMatchObject({ status: 200 });
    await db.update(plots).set({ bounds: drawn?.bounds }).where(isPlot);
  });

  it('has no position in another tahasil', async () => {
    expect(
      await send({ ...plot(), position: { longitude: 86.5, latitude: 19, source: 'typed' } }),
    ).toEqual({
      status: 400,
      message:
        'The position is not in the chosen tahasil. Choose the place where it is, or remove the position.',
    });
  });

  it('keeps no day of a use that began before', async () => {
    await send({ ...plot(), startedBefore: true, startedOn: '2026-01-05' });
    expect(await lastReport()).toMatchObject({ startedBefore: true, startedOn: null });
    await send({ ...plot(), startedOn: '2026-01-05' });
    expect(await lastReport()).toMatchObject({ startedBefore: false, startedOn: '2026-01-05' });
  });
});
