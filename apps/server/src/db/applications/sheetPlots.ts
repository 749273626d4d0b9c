import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { mostSheetLines, type SheetPlot } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { khatiyans, plots } from '../schema/land.ts';
import { divideByPlot, type PlotShare } from './otherPlots.ts';
import { findRate } from './rates.ts';

/** Land that is valued, as far as it is known. */
export interface RatedPlots {
  holding: string;
  mouzaId: number | null;
  khataNo: string;
  /** The plots with the acres that are applied for; empty for a whole khatiyan and while the plot is unknown. */
  shares: readonly PlotShare[];
  /** The acres applied for. */
  area: number;
}

/** The land of an application. */
export interface ValuedLand extends Omit<RatedPlots, 'shares'> {
  /** The id of the application. */
  id: number;
  /** Empty for a whole khatiyan and while the plot is unknown. */
  plotCode: string;
}

type RecordedLand = Omit<SheetPlot, 'rule'>;

const selectPlots = (db: Database, where: SQL | undefined): Promise<RecordedLand[]> =>
  db
    .select({ plotNo: plots.number, kisam: plots.kisam, area: plots.area })
    .from(plots)
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .where(where)
    .orderBy(asc(plots.id))
    .limit(mostSheetLines + 1);

async function addRates(
  db: Database,
  { holding, mouzaId }: Pick<RatedPlots, 'holding' | 'mouzaId'>,
  land: readonly RecordedLand[],
  now: Date,
): Promise<SheetPlot[]> {
  const kisams = [...new Set(land.map(({ kisam }) => kisam))];
  const rules = new Map<string, SheetPlot['rule']>();
  for (const kisam of kisams) {
    rules.set(kisam, (await findRate(db, { holding, mouzaId, kisam }, now)) ?? null);
  }
  return land.map((plot) => ({ ...plot, rule: rules.get(plot.kisam) ?? null }));
}

/** Returns several plots, each with the acres that are applied for, in their order; empty for one. */
async function selectShares(db: Database, shares: readonly PlotShare[]): Promise<RecordedLand[]> {
  if (shares.length < 2) return [];
  const rows = await db
    .select({ code: plots.code, plotNo: plots.number, kisam: plots.kisam })
    .from(plots)
    .where(
      inArray(
        plots.code,
        shares.map(({ plotCode }) => plotCode),
      ),
    );
  return shares.flatMap(({ plotCode, area }) => {
    const plot = rows.find(({ code }) => code === plotCode);
    return plot === undefined ? [] : [{ plotNo: plot.plotNo, kisam: plot.kisam, area }];
  });
}

/**
 * Returns the plots of land that is valued, with the rate in force for each: those that are named, or those of the
 * khatiyan; one without a number where the record has none or too many.
 */
export async function listRatedPlots(
  db: Database,
  land: RatedPlots,
  now: Date,
): Promise<SheetPlot[]> {
  const several = await selectShares(db, land.shares);
  if (several.length > 0) return addRates(db, land, several, now);
  const isInKhatiyan = and(
    eq(plots.mouzaId, land.mouzaId ?? 0),
    eq(khatiyans.number, land.khataNo),
    eq(plots.isActive, true),
  );
  const [only] = land.shares;
  const recorded = await selectPlots(
    db,
    only === undefined ? isInKhatiyan : eq(plots.code, only.plotCode),
  );
  const isListed = recorded.length > 0 && recorded.length <= mostSheetLines;
  const unknown = { plotNo: '', kisam: '', area: land.area };
  return addRates(db, land, isListed ? recorded : [unknown], now);
}

/** Returns the plots that the sheet of an application can value, with the rate in force for each. */
export async function listSheetPlots(
  db: Database,
  { id, plotCode, ...land }: ValuedLand,
  now: Date,
): Promise<SheetPlot[]> {
  const shares = await divideByPlot(db, { id, plotCode, area: land.area });
  return listRatedPlots(db, { ...land, shares }, now);
}

/** Returns a plot of the mouza for land whose plot is not known yet; undefined if the mouza has none of that number. */
export async function findSheetPlot(
  db: Database,
  land: ValuedLand,
  plotNo: string,
  now: Date,
): Promise<SheetPlot | undefined> {
  const unknown = { plotNo, kisam: '', area: land.area };
  const isIt = and(
    eq(plots.mouzaId, land.mouzaId ?? 0),
    eq(plots.number, plotNo),
    eq(plots.isActive, true),
  );
  const recorded = plotNo === '' ? [unknown] : await selectPlots(db, isIt);
  const [plot] = await addRates(db, land, recorded.slice(0, 1), now);
  return plot;
}
