import { asc, inArray } from 'drizzle-orm';
import type { Corrigendum, TenderChange } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { tenderCorrigenda } from '../schema/auctions.ts';

type Values = Readonly<Record<string, unknown>>;

const formatValue = (value: unknown) => {
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? '' : String(value);
};

/** Returns the changed fields of a tender, with old and new value as text. */
export function listTenderChanges(before: Values, after: Values): TenderChange[] {
  return Object.keys(after)
    .map((label) => ({ label, from: formatValue(before[label]), to: formatValue(after[label]) }))
    .filter(({ from, to }) => from !== to);
}

/** Adds the next corrigendum of a tender if there are changes. */
export async function addCorrigendum(
  tx: Database,
  tenderId: number,
  reason: string,
  changes: readonly TenderChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const own = await loadCorrigenda(tx, [tenderId]);
  const number = (own.get(tenderId)?.length ?? 0) + 1;
  const row = { tenderId, number, reason, changes: JSON.stringify(changes), issuedOn: now };
  await tx.insert(tenderCorrigenda).values(row);
}

/** Returns the corrigenda of tenders, oldest first, by tender. */
export async function loadCorrigenda(
  db: Database,
  tenderIds: readonly number[],
): Promise<Map<number, Corrigendum[]>> {
  const rows = await db
    .select()
    .from(tenderCorrigenda)
    .where(inArray(tenderCorrigenda.tenderId, [...tenderIds]))
    .orderBy(asc(tenderCorrigenda.number));
  const byTender = new Map<number, Corrigendum[]>();
  for (const { tenderId, number, reason, changes, issuedOn } of rows) {
    const corrigendum = {
      number,
      reason,
      changes: JSON.parse(changes) as TenderChange[],
      issuedOn: issuedOn.toISOString(),
    };
    byTender.set(tenderId, [...(byTender.get(tenderId) ?? []), corrigendum]);
  }
  return byTender;
}
