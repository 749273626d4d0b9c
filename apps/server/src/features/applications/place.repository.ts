import { and, eq } from 'drizzle-orm';
import type { Input } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';

type Request = Input<'applyLand'>;

/** The land that an application names, as the record knows it. */
export interface RecordedLand {
  districtCode: string;
  /** Acres of the plot, or undefined when the application names a khatiyan only. */
  area: number | undefined;
}

async function recordedPlot(db: Database, khatiyanId: number, code: string) {
  const [plot] = await db
    .select({ area: plots.area })
    .from(plots)
    .where(and(eq(plots.code, code), eq(plots.khatiyanId, khatiyanId)));
  return plot;
}

/** Finds the land of a request in the record; undefined when place, khatiyan and plot do not belong together. */
export async function findLand(db: Database, request: Request): Promise<RecordedLand | undefined> {
  const [place] = await db
    .select({ district: districts.code, khatiyanId: khatiyans.id })
    .from(khatiyans)
    .innerJoin(mouzas, eq(mouzas.id, khatiyans.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(
      and(
        eq(khatiyans.number, request.khataNo),
        eq(mouzas.id, request.villageCode),
        eq(tahasils.id, request.tahasilCode),
        eq(districts.id, request.districtCode),
      ),
    );
  if (!place) return undefined;
  if (!request.plotCode) return { districtCode: place.district, area: undefined };
  const plot = await recordedPlot(db, place.khatiyanId, request.plotCode);
  return plot && { districtCode: place.district, area: plot.area };
}
