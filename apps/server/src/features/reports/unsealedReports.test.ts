import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSamplePlaces, type Place } from '../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { landUseVerifications } from '../../db/schema/register.ts';
import { maxRowsPerPart } from './unsealedReports.repository.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const tahasil = createBeforeAll(() => service.signInAs('tahasilOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));
let places: Place[];
beforeAll(async () => {
  places = await loadSamplePlaces(service);
});

const inBrahmagiri = () => places.filter((place) => place.tahasil === 'Brahmagiri');
const brahmagiri = () => {
  const [{ districtCode, tahasilCode } = { districtCode: 0, tahasilCode: 0 }] = inBrahmagiri();
  return { districtCode, tahasilCode };
};

describe('the calls of the skip list', () => {
  it('use plain JSON and still need a session', async () => {
    const { code, answer, bytes } = await service.send(
      'tahasilPlotList',
      brahmagiri(),
      officer.token,
    );
    expect([code, (answer as { status: number }).status]).toEqual([200, 200]);
    expect(Buffer.from(bytes).toString()).not.toContain('RESPONSE_DATA');
    expect((await service.send('tahasilPlotList', brahmagiri())).code).toBe(401);
    const citizen = await service.signInAs('citizen');
    expect((await service.send('tahasilPlotList', brahmagiri(), citizen.token)).code).toBe(403);
  });
});

describe('the plots of a tahasil', () => {
  it('come with khatiyan and acres', async () => {
    const rows = await service.result('tahasilPlotList', brahmagiri(), tahasil.token);
    expect(rows).toEqual(
      inBrahmagiri().map(({ plotCode, khataNo, recordedArea }) => ({
        plotCode,
        khataNo,
        area: recordedArea,
      })),
    );
  });

  it.each(['otherDistrict', 'otherTahasil'] as const)('are none for the %s', async (who) => {
    const rows = await service.result('tahasilPlotList', brahmagiri(), strangers[who].token);
    expect(rows).toEqual([]);
  });
});

describe('the filter report', () => {
  it('gives the plots of a khatiyan number within the territory', async () => {
    const rows = await service.result('landFilterReport', { khataNo: '1' }, tahasil.token);
    const own = inBrahmagiri().filter(({ khataNo }) => khataNo === '1');
    expect(rows.map(({ plotCode }) => plotCode)).toEqual(own.map(({ plotCode }) => plotCode));
    expect(rows[0]).toMatchObject({ tehsil_name: 'Brahmagiri', district_name: 'Puri' });
  });

  it('continues after the last row', async () => {
    const first = await service.result('landFilterReport', {}, officer.token);
    const after = first[9]?.plotId ?? 0;
    const rest = await service.result('landFilterReport', { after }, officer.token);
    expect(rest).toEqual(first.slice(10));
  });

  it('returns the cursor of the next part, if any', async () => {
    const { db } = service.deps;
    const [plot] = await db.select().from(plots).where(eq(plots.id, 1));
    if (!plot) throw new Error('The sample has no plots.');
    const many = Array.from({ length: maxRowsPerPart }, (_, index) => ({
      ...plot,
      id: 50_000 + index,
      code: `many-${index}`,
      number: `9${index}`,
    }));
    await db.insert(plots).values(many);
    const answer = await service.call('landFilterReport', { after: 49_999 }, officer.token);
    expect(answer).toMatchObject({ status: 200, next: 50_000 + maxRowsPerPart - 1 });
    const last = await service.call('landFilterReport', { after: 50_000 }, officer.token);
    expect(last).not.toHaveProperty('next');
  });

  it('is empty outside the territory', async () => {
    const answer = await service.result(
      'landFilterReport',
      brahmagiri(),
      strangers.otherDistrict.token,
    );
    expect(answer).toEqual([]);
  });
});

describe('the completed verifications', () => {
  it('are those of the territory, without the planned ones', async () => {
    const { db } = service.deps;
    const some = await db.select().from(plots).where(eq(plots.isActive, true));
    const entries = some.filter(({ id }) => id < 240 && id % 3 === 0);
    await db.insert(landUseVerifications).values(
      entries.map(({ id: plotId, mouzaId }, index) => ({
        plotId,
        mouzaId,
        plannedOn: '2026-01-10',
        recordedUse: 'Paddy',
        state: index % 2 === 0 ? 'completed' : 'planned',
        completedOn: index % 2 === 0 ? '2026-01-12' : null,
      })),
    );
    const all = await db
      .select({
        id: landUseVerifications.id,
        tahasil: tahasils.nameEn,
        state: landUseVerifications.state,
      })
      .from(landUseVerifications)
      .innerJoin(mouzas, eq(mouzas.id, landUseVerifications.mouzaId))
      .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
      .where(eq(tahasils.districtId, 1));
    expect(new Set(all.map(({ state }) => state)).size).toBe(2);
    const done = all.filter(({ state }) => state === 'completed');
    const rows = await service.result('verificationDetails', {}, officer.token);
    const idOf = (row: { verificationId: number }) => row.verificationId;
    expect(rows.map(idOf).sort()).toEqual(done.map(({ id }) => id).sort());
    const own = await service.result('verificationDetails', {}, tahasil.token);
    expect(own.map(idOf).sort()).toEqual(
      done
        .filter((row) => row.tahasil === 'Brahmagiri')
        .map(({ id }) => id)
        .sort(),
    );
  });
});
