import { and, eq, or } from 'drizzle-orm';
import type { FoundApplication, Language } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { isInTerritory } from '../../../db/land/landTerritory.ts';
import type { Responsibility } from '../../../db/land/territory.ts';
import { localName } from '../../../db/query/localName.ts';
import { applications } from '../../../db/schema/applications.ts';
import { mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { selectExtent, toExtent } from '../places.ts';

/** Returns the application or case of the territory with a number, where it is on the map; none for another text. */
export async function findApplications(
  db: Database,
  officer: Responsibility,
  text: string,
  language: Language,
): Promise<FoundApplication[]> {
  const number = text.trim();
  const rows = await db
    .select({
      applicationNo: applications.number,
      applicationType: applications.type,
      plotCode: plots.code,
      plotNo: plots.number,
      tehsil_name: localName(tahasils, language),
      mouza_name: localName(mouzas, language),
      plotBounds: selectExtent(plots.bounds),
      mouzaBounds: selectExtent(mouzas.bounds),
      tahasilBounds: selectExtent(tahasils.bounds),
    })
    .from(applications)
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(
      plots,
      and(
        eq(plots.mouzaId, mouzas.id),
        eq(plots.code, applications.plotCode),
        eq(plots.isActive, true),
      ),
    )
    .where(
      and(
        or(eq(applications.number, number), eq(applications.number, number.toUpperCase())),
        isInTerritory(officer),
      ),
    )
    .limit(2);
  return rows.map(({ plotBounds, mouzaBounds, tahasilBounds, plotCode, plotNo, ...row }) => ({
    ...row,
    mouza_name: row.mouza_name ?? '',
    plotCode: plotCode ?? '',
    plotNo: plotNo ?? '',
    extent: toExtent(plotBounds) ?? toExtent(mouzaBounds) ?? toExtent(tahasilBounds),
  }));
}
