import { and, count, eq, sum, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';

/** The number of pending applications by type, and their acres. */
export interface OpenFigures {
  applied: number;
  cases: number;
  reported: number;
  applications: number;
  caseCount: number;
}

const noFigures: OpenFigures = { applied: 0, cases: 0, reported: 0, applications: 0, caseCount: 0 };
const [illegitimateUse, land, caseNumber] = [1, 2, 3] as const;

/** Counts the pending applications, cases and reports of a place by a column, such as the mouza. */
export async function countOpenBy(
  db: Database,
  column: PgColumn,
  where: SQL | undefined,
): Promise<(key: string | number) => OpenFigures> {
  const rows = await db
    .select({
      key: column,
      type: applications.type,
      total: count(),
      area: sum(applications.area).mapWith(Number),
    })
    .from(applications)
    .where(and(eq(applications.status, 'P'), where))
    .groupBy(column, applications.type);
  const figures = new Map<string, OpenFigures>();
  for (const { key, type, total, area } of rows) {
    const own = figures.get(String(key)) ?? { ...noFigures };
    if (type === land) Object.assign(own, { applied: area, applications: total });
    if (type === caseNumber) Object.assign(own, { cases: area, caseCount: total });
    if (type === illegitimateUse) own.reported = area;
    figures.set(String(key), own);
  }
  return (key) => figures.get(String(key)) ?? noFigures;
}
