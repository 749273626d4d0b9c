import { eq, inArray, sql } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import { addRecordChange } from '../db/activity/recordChanges.ts';
import type { Database } from '../db/database.ts';
import { setEffectiveDay } from '../db/land/effectiveDay.ts';
import { khatiyans, mouzas } from '../db/schema/land.ts';
import type { ChangeKind, ChangeValues, StoredChange } from './change.ts';
import { Refused } from './refused.ts';

/** The name of the day since which a change is in force, among the new values of the change. */
export const effectiveOnField = 'effectiveOn';

async function loadMouzaNames(tx: Database, values: readonly unknown[]) {
  const ids = values.filter((value) => typeof value === 'number');
  if (ids.length === 0) return new Map<unknown, string>();
  const rows = await tx.select().from(mouzas).where(inArray(mouzas.id, ids));
  return new Map<unknown, string>(rows.map(({ id, nameEn }) => [id, nameEn]));
}

/** Returns the changed fields as text, a mouza by its name. */
async function listFields(tx: Database, { before, after }: Pick<StoredChange, 'before' | 'after'>) {
  const names = await loadMouzaNames(tx, [before['mouzaId'], after['mouzaId']]);
  const toText = (name: string, value: ChangeValues[string] | undefined) =>
    name === 'mouzaId' ? (names.get(value) ?? '') : String(value ?? '');
  return Object.keys(before).map((name) => ({
    name,
    before: toText(name, before[name]),
    after: toText(name, after[name]),
  }));
}

/** The change of a khatiyan, which rests on a document: its reason. */
export const khatiyanChange: ChangeKind = {
  readPresent: async (tx, { khatiyanId, before }) => {
    if (khatiyanId === null) return undefined;
    const [row] = await tx
      .select()
      .from(khatiyans)
      .where(eq(khatiyans.id, khatiyanId))
      .for('update');
    if (!row?.isActive) return undefined;
    const present = Object.keys(before).map((name) => [name, row[name as keyof typeof row]]);
    return Object.fromEntries(present) as ChangeValues;
  },
  apply: async ({ tx, context }, change) => {
    const { khatiyanId, after, reason, askedBy, correctionId, documentId } = change;
    if (khatiyanId === null) throw new Refused({ status: 409, key: 'change.outdated' });
    const { [effectiveOnField]: effectiveOn, ...values } = after;
    const now = context.clock();
    const since = String(effectiveOn ?? '') || formatIndianDate(now);
    await setEffectiveDay(tx, since);
    const version = sql`${khatiyans.version} + 1`;
    await tx
      .update(khatiyans)
      .set({ ...(values as object), recordedOn: now, version })
      .where(eq(khatiyans.id, khatiyanId));
    await addRecordChange(
      tx,
      {
        entity: 'khatian',
        recordId: khatiyanId,
        action: 'update',
        changedBy: askedBy,
        approvedBy: context.caller.userId,
        effectiveOn: since,
        source: reason,
        documentId,
        correctionId,
        fields: await listFields(tx, change),
      },
      now,
    );
  },
};
