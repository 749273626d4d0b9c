import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  correctionFields,
  correctionTargets,
  publicCorrectionFields,
  type CorrectionField,
  type CorrectionState,
  type Input,
  type Language,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { isInTerritory } from '../../db/land/landTerritory.ts';
import type { Responsibility } from '../../db/land/territory.ts';
import { localName } from '../../db/query/localName.ts';
import { users } from '../../db/schema/account.ts';
import { corrections, correctionSteps } from '../../db/schema/corrections.ts';
import { documents } from '../../db/schema/documents.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { plotDetails } from '../../db/schema/plotDetails.ts';

type PlotRow = typeof plots.$inferSelect;
type KhatiyanRow = typeof khatiyans.$inferSelect;

type Reader = Responsibility & { userId: number };

/** A record with the place in which it lies. */
export interface CorrectionRecord {
  plot: PlotRow | null;
  details: typeof plotDetails.$inferSelect | null;
  khatiyan: KhatiyanRow;
  place: { districtId: number; tahasilId: number };
  names: { district_name: string; tehsil_name: string; mouza_name: string };
}

const getNames = (language: Language) => ({
  district_name: localName(districts, language),
  tehsil_name: localName(tahasils, language),
  mouza_name: localName(mouzas, language),
});

/** Returns whether a user is an officer, who sees the whole record of the own territory. */
export const isOfficer = ({ userType }: Pick<Responsibility, 'userType'>): boolean =>
  userType === 'O' || userType === 'T';

/** Returns a plot with its khatiyan, or a khatiyan alone, that is in use; for officers within their territory. */
export async function findCorrectionRecord(
  db: Database,
  reader: Reader,
  { plotCode, khataNoId }: Pick<Input<'correctionSubject'>, 'plotCode' | 'khataNoId'>,
  language: Language,
): Promise<CorrectionRecord | undefined> {
  if (plotCode === undefined && khataNoId === undefined) return undefined;
  const isPlot = plotCode !== undefined;
  const [row] = await db
    .select({
      plot: plots,
      details: plotDetails,
      khatiyan: khatiyans,
      place: { districtId: tahasils.districtId, tahasilId: tahasils.id },
      names: getNames(language),
    })
    .from(khatiyans)
    .leftJoin(plots, and(eq(plots.khatiyanId, khatiyans.id), isPlot ? undefined : sql`false`))
    .leftJoin(plotDetails, eq(plotDetails.plotId, plots.id))
    .innerJoin(mouzas, eq(mouzas.id, khatiyans.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(
      and(
        isPlot
          ? and(eq(plots.code, plotCode), eq(plots.isActive, true))
          : eq(khatiyans.id, khataNoId ?? 0),
        eq(khatiyans.isActive, true),
        isOfficer(reader) ? isInTerritory(reader) : undefined,
      ),
    );
  return row;
}

/** Returns an entry of a record as text; empty for an outline and without a plot. */
export function readEntry(
  { plot, details, khatiyan }: Pick<CorrectionRecord, 'plot' | 'details' | 'khatiyan'>,
  field: CorrectionField,
): string {
  if (field === 'outline') return '';
  if (field === 'khatiyan') return khatiyan.number;
  const { entity, name } = correctionTargets[field];
  const row: Readonly<Record<string, unknown>> =
    entity === 'plot' ? { ...details, ...plot } : { ...khatiyan };
  return String(row[name] ?? '');
}

/** Returns the entries of a record that a reader may see, those of the plot first. */
export const listReadableFields = (
  reader: Pick<Reader, 'userType'>,
  { plot }: Pick<CorrectionRecord, 'plot'>,
): CorrectionField[] =>
  correctionFields.filter(
    (field) =>
      field !== 'outline' &&
      (plot !== null || correctionTargets[field].entity === 'khatian') &&
      (isOfficer(reader) || publicCorrectionFields.has(field)),
  );

const listStates: Readonly<Record<Input<'correctionList'>['list'], readonly CorrectionState[]>> = {
  own: [],
  open: ['open'],
  waiting: ['asked', 'proposed'],
  ended: ['entered', 'refused', 'withdrawn'],
};

function buildListCondition(reader: Reader, list: Input<'correctionList'>['list']) {
  if (!isOfficer(reader) || list === 'own') return eq(corrections.requestedBy, reader.userId);
  return and(inArray(corrections.state, [...listStates[list]]), isInTerritory(reader));
}

const selectCorrections = (db: Database, language: Language) =>
  db
    .select({
      correction: corrections,
      plot: plots,
      details: plotDetails,
      khatiyan: khatiyans,
      place: { districtId: tahasils.districtId, tahasilId: tahasils.id },
      names: getNames(language),
      requesterType: users.userType,
      documentId: sql<number | null>`(select min(${documents.id}) from ${documents}
        where ${documents.correctionId} = ${corrections.id})`,
    })
    .from(corrections)
    .innerJoin(mouzas, eq(mouzas.id, corrections.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .innerJoin(users, eq(users.id, corrections.requestedBy))
    .leftJoin(plots, eq(plots.id, corrections.plotId))
    .leftJoin(plotDetails, eq(plotDetails.plotId, plots.id))
    .leftJoin(khatiyans, eq(khatiyans.id, corrections.khatiyanId));

/** A correction request with its record as it is today. */
export type FoundCorrection = Awaited<ReturnType<typeof selectCorrections>>[number];

/** Returns a page of requests: open ones oldest first, all others newest first. */
export async function listCorrections(
  db: Database,
  reader: Reader,
  { list, pageNumber, pageSize }: Input<'correctionList'>,
  language: Language,
) {
  const where = buildListCondition(reader, list);
  const isOldestFirst = list === 'open' && isOfficer(reader);
  const rows = await selectCorrections(db, language)
    .where(where)
    .orderBy(isOldestFirst ? asc(corrections.id) : desc(corrections.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [count] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(corrections)
    .innerJoin(mouzas, eq(mouzas.id, corrections.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(where);
  return { rows, total: count?.total ?? 0 };
}

/** Returns a request, locked until the transaction ends; undefined if there is none. */
export async function lockCorrection(
  tx: Database,
  id: number,
  language: Language,
): Promise<FoundCorrection | undefined> {
  const isIt = eq(corrections.id, id);
  await tx.select({ id: corrections.id }).from(corrections).where(isIt).for('update');
  const [row] = await selectCorrections(tx, language).where(isIt);
  return row;
}

/** Returns the steps of requests, oldest first. */
export const listSteps = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(correctionSteps)
    .where(inArray(correctionSteps.correctionId, [...ids]))
    .orderBy(asc(correctionSteps.id));

/** Returns whether a user already has a request in progress about an entry of a record. */
export async function hasOpenCorrection(
  tx: Database,
  userId: number,
  { plot, khatiyan }: Pick<CorrectionRecord, 'plot' | 'khatiyan'>,
  field: CorrectionField,
): Promise<boolean> {
  const isAboutIt =
    plot && correctionTargets[field].entity === 'plot'
      ? eq(corrections.plotId, plot.id)
      : eq(corrections.khatiyanId, khatiyan.id);
  const isOpen = inArray(corrections.state, ['open', 'asked', 'proposed']);
  const isSame = and(eq(corrections.requestedBy, userId), eq(corrections.field, field));
  return (await tx.$count(corrections, and(isSame, isOpen, isAboutIt))) > 0;
}
