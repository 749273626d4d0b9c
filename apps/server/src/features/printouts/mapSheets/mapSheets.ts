import {
  getUtmZone,
  maxMapSheetPlots,
  maxMapSheets,
  toUtm,
  type MapSheetRequest,
} from '@temple-land/portal-core';
import { isKnownDay } from '../../../db/land/landOnDay.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import { readOfficeDetails } from '../../../db/office/officeDetails.ts';
import type { Ring } from '../../../db/land/ring.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { texts } from '../printoutTexts.ts';
import {
  countSheetPlots,
  listChosenPlots,
  listMouzaRings,
  listSheetFeatures,
  listSheetMouzas,
  listSheetPlots,
  type SheetMouza,
  type SheetPlot,
} from './mapSheets.repository.ts';
import { renderSheets, type FilledSheet } from './renderSheets.ts';
import {
  coverRings,
  createSheet,
  getGroundSize,
  getSheetRing,
  type SheetCentre,
} from './sheetLayout.ts';
import { sheetTexts } from './sheetTexts.ts';

const planLimit = { action: 'mapSheetPlan', requests: 600, windowMs: 600_000 };
const printLimit = { action: 'mapSheets', requests: 60, windowMs: 600_000 };

/** Where the sheets of a print are, and which plots were chosen for it. */
interface PlannedPrint {
  centres: readonly SheetCentre[];
  chosen: readonly SheetPlot[];
}

const coverEach = (request: MapSheetRequest, rings: readonly Ring[]): SheetCentre[] =>
  rings.flatMap((ring) => coverRings(request, [ring], maxMapSheets));

async function planPrint(
  { db, caller: officer }: SignedIn,
  request: MapSheetRequest,
): Promise<PlannedPrint> {
  const { plotCodes, villageCode, centre, day } = request;
  const land = { officer, day };
  if (plotCodes !== undefined) {
    const chosen = await listChosenPlots(db, land, plotCodes);
    const rings = chosen.map(({ ring }) => ring);
    const cover = request.isSeries === true ? coverEach : coverRings;
    return { centres: cover(request, rings, maxMapSheets), chosen };
  }
  if (villageCode !== undefined) {
    const rings = await listMouzaRings(db, land, villageCode);
    return { centres: coverRings(request, rings, maxMapSheets), chosen: [] };
  }
  if (centre === undefined) return { centres: [], chosen: [] };
  const at = toUtm(centre, getUtmZone(centre.longitude));
  return { centres: [at], chosen: [] };
}

/** Counts the plots on all sheets of a print; none are counted when there are too many sheets. */
async function countPlots(
  { db, caller: officer }: SignedIn,
  request: MapSheetRequest,
  centres: readonly SheetCentre[],
): Promise<number> {
  if (centres.length > maxMapSheets) return 0;
  const land = { officer, day: request.day };
  let count = 0;
  for (const centre of centres)
    count += await countSheetPlots(db, land, getSheetRing(createSheet(request, centre)));
  return count;
}

const isOfKnownDay = async ({ db, clock }: SignedIn, { day }: MapSheetRequest) =>
  day === undefined || (await isKnownDay(db, day, clock()));

/** Answers geo/print/plan: how many sheets a print has, and how much ground each shows; 404 for an unknown day. */
export const mapSheetPlan: MemberHandler<'mapSheetPlan'> = async (request, context) => {
  await enforceUserRateLimit(context, context.caller.userId, planLimit);
  if (!(await isOfKnownDay(context, request))) return { status: 404 };
  const { centres } = await planPrint(context, request);
  const plots = await countPlots(context, request, centres);
  return { status: 200, result: { sheets: centres.length, plots, ...getGroundSize(request) } };
};

const listedMouzas = 3;

/** Names the mouzas of a sheet with most plots first, their tahasil and district, in both languages. */
function describePlaces(mouzas: readonly SheetMouza[], plots: readonly SheetPlot[]): string {
  const count = ({ id }: SheetMouza) => plots.filter(({ mouzaId }) => mouzaId === id).length;
  const ordered = mouzas
    .map((mouza) => ({ mouza, plots: count(mouza) }))
    .toSorted((one, other) => other.plots - one.plots)
    .filter((each, at) => at === 0 || each.plots > 0)
    .slice(0, listedMouzas)
    .map(({ mouza }) => mouza);
  const [first] = ordered;
  if (first === undefined) return '';
  const nameIn = (language: 'en' | 'or') => {
    const pick = (name: { en: string; or: string }) => name[language] || name.en;
    const names = ordered.map(({ mouza }) => pick(mouza)).join(', ');
    const { mouza, tahasil, district } = sheetTexts;
    return `${mouza[language]} ${names}, ${tahasil[language]} ${pick(first.tahasil)}, ${district[language]} ${pick(first.district)}`;
  };
  return `${nameIn('en')} · ${nameIn('or')}`;
}

async function fillSheet(
  context: SignedIn,
  request: MapSheetRequest,
  { centre, ...place }: { centre: SheetCentre; office: string; sheetNo: number; sheets: number },
  chosen: ReadonlySet<string>,
): Promise<FilledSheet> {
  const { db, caller, clock, config } = context;
  const sheet = createSheet(request, centre);
  const ring = getSheetRing(sheet);
  const plots = await listSheetPlots(db, { officer: caller, day: request.day }, ring);
  const mouzas = await listSheetMouzas(db, caller, ring);
  const features = await listSheetFeatures(db, caller, ring);
  const isSample = config.PORTAL_MODE === 'demo';
  return {
    sheet,
    content: { plots, mouzas, features, chosen },
    margins: {
      ...place,
      places: describePlaces(mouzas, plots),
      createdOn: clock(),
      day: request.day,
      sample: isSample ? `${texts.sample.en} ${texts.sample.or}` : '',
    },
  };
}

/** Answers geo/print: maps to a scale as a PDF, recorded; no file when there is nothing to show or too much. */
export const mapSheets: MemberHandler<'mapSheets'> = async (request, context) => {
  const { db, caller } = context;
  await enforceUserRateLimit(context, caller.userId, printLimit);
  if (!(await isOfKnownDay(context, request))) return undefined;
  const { centres, chosen } = await planPrint(context, request);
  if (centres.length === 0 || centres.length > maxMapSheets) return undefined;
  if ((await countPlots(context, request, centres)) > maxMapSheetPlots) return undefined;
  const { details } = await readOfficeDetails(db);
  const office = `${details['name.en']} · ${details['name.or']}`;
  const codes = new Set(chosen.map(({ code }) => code));
  const sheets: FilledSheet[] = [];
  for (const [at, centre] of centres.entries()) {
    const place = { centre, office, sheetNo: at + 1, sheets: centres.length };
    sheets.push(await fillSheet(context, request, place, codes));
  }
  const bytes = await renderSheets(request, sheets, chosen);
  const asOf = request.day === undefined ? '' : `-${request.day}`;
  return { fileName: `map-1-${request.scale}${asOf}.pdf`, mediaType: 'application/pdf', bytes };
};
