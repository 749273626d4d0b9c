import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';

/** The land entered in a form; khatiyan and plot can be empty. */
export interface LandInput {
  districtCode: number;
  tahasilCode: number;
  villageCode: number;
  khataNo: string;
  plotCode: string;
}

/** The entered land with its data from the record. */
export interface LandRecord {
  districtCode: string;
  place: { districtId: number; tahasilId: number; mouzaId: number };
  /** Acres of the plot; undefined without a plot. */
  area: number | undefined;
}

async function findMouza(db: Database, { districtCode, tahasilCode, villageCode }: LandInput) {
  const [row] = await db
    .select({ districtCode: districts.code })
    .from(mouzas)
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(
      and(eq(mouzas.id, villageCode), eq(tahasils.id, tahasilCode), eq(districts.id, districtCode)),
    );
  const place = { districtId: districtCode, tahasilId: tahasilCode, mouzaId: villageCode };
  return row && { ...row, place };
}

/** Finds the land of a form in the record; undefined if its parts do not match. */
export async function findLand(db: Database, land: LandInput): Promise<LandRecord | undefined> {
  const mouza = await findMouza(db, land);
  const { khataNo, plotCode, villageCode } = land;
  if (!mouza || (khataNo === '' && plotCode === '')) return mouza && { ...mouza, area: undefined };
  const [book] = await db
    .select({ area: plots.area })
    .from(khatiyans)
    .leftJoin(plots, and(eq(plots.khatiyanId, khatiyans.id), eq(plots.code, plotCode)))
    .where(
      and(
        eq(khatiyans.mouzaId, villageCode),
        khataNo === '' ? eq(plots.code, plotCode) : eq(khatiyans.number, khataNo),
      ),
    );
  if (!book || (plotCode !== '' && book.area === null)) return undefined;
  return { ...mouza, area: book.area ?? undefined };
}

/** Finds a tahasil in its district, and a mouza in it if given. */
export async function findTahasil(
  db: Database,
  place: { districtCode: number; tahasilCode: number; villageCode?: number | undefined },
) {
  const { districtCode, tahasilCode, villageCode } = place;
  const [row] = await db
    .select({ districtCode: districts.code, mouzaId: mouzas.id })
    .from(tahasils)
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .leftJoin(mouzas, and(eq(mouzas.tahasilId, tahasils.id), eq(mouzas.id, villageCode ?? -1)))
    .where(and(eq(tahasils.id, tahasilCode), eq(districts.id, districtCode)));
  if (!row || (villageCode !== undefined && row.mouzaId === null)) return undefined;
  return {
    districtCode: row.districtCode,
    place: { districtId: districtCode, tahasilId: tahasilCode, mouzaId: row.mouzaId },
  };
}
