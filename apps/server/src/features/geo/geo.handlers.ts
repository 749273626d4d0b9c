import { eq } from 'drizzle-orm';
import { isKnownDay } from '../../db/land/landOnDay.ts';
import { listPlotEvents } from '../../db/land/plotHistory.ts';
import { plots } from '../../db/schema/land.ts';
import type { MemberHandler } from '../../handler.ts';
import { findPlot } from './geo.repository.ts';

/**
 * Answers geo/plotDetails: the details of a plot on the map, as of a day if one is given, with its history; 404 outside the
 * territory or for an unknown plot or day.
 */
export const mapFeature: MemberHandler<'mapFeature'> = async (
  { plotCode, day },
  { db, caller, language, clock },
) => {
  if (day !== undefined && !(await isKnownDay(db, day, clock()))) return { status: 404 };
  const plot = await findPlot(db, caller, plotCode, { language, day });
  if (!plot) return { status: 404 };
  const events = await listPlotEvents(db, eq(plots.code, plotCode));
  return { status: 200, result: { ...plot, events } };
};

/** Answers getPlotExtend: the extent of a plot in degrees; 404 as for its details. */
export const plotExtent: MemberHandler<'plotExtent'> = async (
  { plotCode },
  { db, caller, language },
) => {
  const plot = await findPlot(db, caller, plotCode, { language });
  return plot ? { status: 200, result: plot.extent } : { status: 404 };
};
