import { inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromUtm, getUtmZone, toUtm, type MapSheetRequest } from '@temple-land/portal-core';
import { loadSamplePlaces } from '../../../../../../tests/support/landApplication.ts';
import {
  encodeUtf16,
  readPdfText,
  removeEscapes,
} from '../../../../../../tests/support/pdfText.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { unpackRing, type Ring } from '../../../db/land/ring.ts';
import { plots } from '../../../db/schema/land.ts';
import { sheetTexts } from './sheetTexts.ts';
import { coverRings, createSheet, getGroundSize } from './sheetLayout.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const sheet = { paper: 'A4', orientation: 'portrait', scale: 4000, colour: 'status' } as const;
let own: { code: string; mouzaId: number; ring: Ring }[] = [];
beforeAll(async () => {
  const places = (await loadSamplePlaces(service)).filter(({ district }) => district === 'PUR');
  const codes = places.map(({ plotCode }) => plotCode);
  const rows = await service.deps.db
    .select({ code: plots.code, mouzaId: plots.mouzaId, ring: plots.ring })
    .from(plots)
    .where(inArray(plots.code, codes))
    .orderBy(plots.id);
  own = rows.flatMap(({ ring, ...row }) => (ring ? [{ ...row, ring: unpackRing(ring) }] : []));
});

const print = (request: MapSheetRequest, user = officer) =>
  service.send('mapSheets', request, user.token);
const countPages = (text: string) => text.match(/\/Type \/Page\n/g)?.length;

/** Returns the rings that are drawn with a line of some width, in points of the page. */
function readRings(text: string, width: number): [number, number][][] {
  const strokes = text.split(/\nS\n/).filter((part) => part.includes(`\n${width} w\n`));
  return strokes.map((part) => {
    const start = part.lastIndexOf('\n', part.lastIndexOf(' m\n', part.lastIndexOf('\nh')));
    const path = part.slice(start + 1);
    const corners = [...path.matchAll(/^(-?[\d.]+) (-?[\d.]+) [ml]$/gm)];
    return corners.map(([, x, y]): [number, number] => [Number(x), Number(y)]);
  });
}

const [metresPerLatitude, metresPerLongitude] = [
  (latitude: number) =>
    111_132.92 - 559.82 * Math.cos(2 * latitude) + 1.175 * Math.cos(4 * latitude),
  (latitude: number) => 111_412.84 * Math.cos(latitude) - 93.5 * Math.cos(3 * latitude),
];

/** Returns the length of a side on the ground by the series of the meridian and the parallel, without UTM. */
function getGroundLength([ax, ay]: Ring[number], [bx, by]: Ring[number]): number {
  const latitude = (((ay + by) / 2) * Math.PI) / 180;
  return Math.hypot(
    (bx - ax) * metresPerLongitude(latitude),
    (by - ay) * metresPerLatitude(latitude),
  );
}

describe('a map on paper', () => {
  it.each([500, 4000, 50_000] as const)('is to the scale 1 : %i within 0.2 mm', (scale) => {
    const middle = toUtm({ longitude: 85.83, latitude: 19.81 });
    const { project, frame } = createSheet({ ...sheet, scale }, middle);
    const ground = (frame.width / 72) * 0.0254 * scale;
    const [west, east] = [-1, 1].map((side) => {
      const { longitude, latitude } = fromUtm({
        ...middle,
        easting: middle.easting + (side * ground) / 2,
      });
      return [longitude, latitude] as const;
    });
    const [[ax, ay], [bx, by]] = [project(west ?? [0, 0]), project(east ?? [0, 0])];
    const drawn = (Math.hypot(bx - ax, by - ay) / 72) * 25.4;
    const onGround = (getGroundLength(west ?? [0, 0], east ?? [0, 0]) * 1000) / scale;
    expect(Math.abs(drawn - onGround)).toBeLessThan(0.2);
  });

  it('draws the sides of a plot in the file as long as they are on the ground, within 0.2 mm', async () => {
    const [plot] = own;
    const { code, bytes } = await print({ ...sheet, plotCodes: [plot?.code ?? ''] });
    expect(code).toBe(200);
    const drawn =
      readRings(readPdfText(bytes), 1.6).find(({ length }) => length === plot?.ring.length) ?? [];
    expect(drawn).toHaveLength(plot?.ring.length ?? 0);
    for (const [at, corner] of drawn.entries()) {
      const next = (at + 1) % drawn.length;
      const [x = 0, y = 0] = drawn[next] ?? [];
      const millimetres = (Math.hypot(x - corner[0], y - corner[1]) / 72) * 25.4;
      const ground = getGroundLength(plot?.ring[at] ?? [0, 0], plot?.ring[next] ?? [0, 0]);
      expect(Math.abs(millimetres - ground / 4)).toBeLessThan(0.2);
    }
  });

  it('is a tagged PDF of its paper with both scripts, grid, source, note and the list of chosen plots', async () => {
    const [plot] = own;
    const request = { ...sheet, paper: 'A3', orientation: 'landscape' } as const;
    const { headers, bytes } = await print({ ...request, plotCodes: [plot?.code ?? ''] });
    expect(headers['content-disposition']).toContain('map-1-4000.pdf');
    const text = removeEscapes(readPdfText(bytes));
    expect(text).toContain('/MediaBox [0 0 1190.55 841.89]');
    expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(countPages(text)).toBe(2);
    for (const tag of ['Figure', 'H1', 'Table', 'TH']) expect(text).toContain(`/S /${tag}\n`);
    expect(text).toContain('NotoSansOriya');
    const { title, note, actualSize } = sheetTexts;
    expect(text).toContain(encodeUtf16(`${title.en} · ${title.or}`));
    const notes = [note, actualSize].map(({ en, or }) => `${en} · ${or}`);
    expect(text).toContain(encodeUtf16(notes.join(' · ')));
  });

  it('has a sheet for each plot of a series, in the order in which they are given', async () => {
    const codes = own.slice(0, 3).map(({ code }) => code);
    const request = { ...sheet, scale: 50_000, plotCodes: codes } as const;
    expect(codes).toHaveLength(3);
    const plan = (asked: MapSheetRequest) => service.result('mapSheetPlan', asked, officer.token);
    expect((await plan({ ...request, isSeries: true })).sheets).toBe(3);
    const { bytes } = await print({ ...request, isSeries: true });
    // Three sheets and the list.
    expect(countPages(readPdfText(bytes))).toBe(4);
  });

  it('covers a mouza, and is not printed on more than 40 sheets', async () => {
    const page = { ...sheet, villageCode: own[0]?.mouzaId ?? 0 };
    const plan = async (request: MapSheetRequest) =>
      (await service.result('mapSheetPlan', request, officer.token)).sheets;
    expect(await plan({ ...page, scale: 50_000 })).toBe(1);
    const whole = { ...page, scale: 50_000 } as const;
    expect((await service.result('mapSheetPlan', whole, officer.token)).plots).toBeGreaterThan(0);
    expect((await print({ ...page, scale: 50_000, colour: 'kisam' })).code).toBe(200);
    const everywhere = { ...sheet, scale: 500, plotCodes: own.map(({ code }) => code) } as const;
    expect(await plan(everywhere)).toBe(41);
    expect((await print(everywhere)).code).toBe(404);
  });

  it('has nothing of another territory', async () => {
    const { otherDistrict } = await officersElsewhere(service);
    const plotCodes = [own[0]?.code ?? ''];
    expect((await print({ ...sheet, plotCodes }, otherDistrict)).code).toBe(404);
  });
});

describe('the sheets of an outline', () => {
  const start = toUtm({ longitude: 85.83, latitude: 19.81 });
  const ringOf = (width: number, height: number): Ring =>
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ].map(([x = 0, y = 0]) => {
      const at = { ...start, easting: start.easting + x, northing: start.northing + y };
      const { longitude, latitude } = fromUtm({ ...at, zone: getUtmZone(85.83) });
      return [longitude, latitude] as const;
    });

  it('are one where it has room, else as many as cover it', () => {
    const { width, height } = getGroundSize(sheet);
    expect(coverRings(sheet, [ringOf(width * 0.9, height * 0.9)], 40)).toHaveLength(1);
    expect(coverRings(sheet, [ringOf(width * 1.5, height * 0.9)], 40)).toHaveLength(2);
    expect(coverRings(sheet, [ringOf(width * 100, height)], 40)).toHaveLength(41);
    expect(coverRings(sheet, [], 40)).toEqual([]);
  });
});
