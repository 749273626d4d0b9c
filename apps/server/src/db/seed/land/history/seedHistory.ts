import { eq, inArray, sql } from 'drizzle-orm';
import { addRecordChange, type NewRecordChange } from '../../../activity/recordChanges.ts';
import type { Database } from '../../../database.ts';
import { setEffectiveDay } from '../../../land/effectiveDay.ts';
import { users } from '../../../schema/account.ts';
import { khatiyans, plots } from '../../../schema/land.ts';
import { plotDivisions, plotLineage } from '../../../schema/plotDivisions.ts';
import type { RegisterRows } from '../buildRegister.ts';
import { isDivision, type LandHistory, type PastDivision, type PastEdit } from './history.ts';

type Who = Pick<NewRecordChange, 'changedBy' | 'approvedBy'>;

async function findAdministrators(tx: Database): Promise<Required<Who>> {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.loginId, ['admin', 'newadmin']));
  const find = (name: string) => rows.find(({ loginId }) => loginId === name)?.id ?? 0;
  return { changedBy: find('admin'), approvedBy: find('newadmin') };
}

/** Returns the moment at which a change was approved: in the morning of its day. */
const toMoment = (day: string) => new Date(`${day}T11:00:00+05:30`);

async function makeEdit(tx: Database, who: Who, edit: PastEdit): Promise<void> {
  const { entity, id, set, day, source, fields } = edit;
  if (entity === 'plot') {
    const version = sql`${plots.version} + 1`;
    await tx
      .update(plots)
      .set({ ...set, version })
      .where(eq(plots.id, id));
  } else {
    const version = sql`${khatiyans.version} + 1`;
    await tx
      .update(khatiyans)
      .set({ ...set, version })
      .where(eq(khatiyans.id, id));
  }
  const change = { ...who, entity, recordId: id, effectiveOn: day, source, fields };
  await addRecordChange(tx, { ...change, action: 'update' }, toMoment(day));
}

async function makeDivision(
  tx: Database,
  who: Required<Who>,
  { kind, parents, children, day, source }: PastDivision,
): Promise<void> {
  const { changedBy: madeBy, approvedBy } = who;
  const record = (recordId: number, action: 'create' | 'retire') =>
    addRecordChange(
      tx,
      { ...who, entity: 'plot', recordId, action, effectiveOn: day, source, fields: [] },
      toMoment(day),
    );
  const [division] = await tx
    .insert(plotDivisions)
    .values({
      kind,
      mouzaId: children[0]?.mouzaId ?? 0,
      source,
      effectiveOn: day,
      madeOn: toMoment(day),
      madeBy,
      approvedBy: approvedBy ?? madeBy,
    })
    .returning({ id: plotDivisions.id });
  const ids = parents.map(({ id }) => id);
  const version = sql`${plots.version} + 1`;
  await tx.update(plots).set({ isActive: false, version }).where(inArray(plots.id, ids));
  for (const id of ids) await record(id, 'retire');
  for (const child of children) {
    await tx.insert(plots).values(child);
    await record(child.id, 'create');
    await tx
      .insert(plotLineage)
      .values(
        ids.map((parentId) => ({ divisionId: division?.id ?? 0, parentId, childId: child.id })),
      );
  }
}

/** Makes the changes of the sample's history, each in force since its day, by which the record becomes that of today. */
export async function seedHistory(tx: Database, { changes }: LandHistory): Promise<void> {
  const who = await findAdministrators(tx);
  for (const change of changes) {
    await setEffectiveDay(tx, change.day);
    if (isDivision(change)) await makeDivision(tx, who, change);
    else await makeEdit(tx, who, change);
  }
  await setEffectiveDay(tx, '');
}

/** Returns the details of the plots that are no longer in use, which are those of the plots of today. */
export const listPastDetails = (
  { changes }: LandHistory,
  { details }: Pick<RegisterRows, 'details'>,
): RegisterRows['details'] =>
  changes.filter(isDivision).flatMap(({ parents, children }) => {
    const own = details.find(({ plotId }) => plotId === children[0]?.id);
    return own ? parents.map(({ id }) => ({ ...own, plotId: id })) : [];
  });
