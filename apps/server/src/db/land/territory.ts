import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The territory of an officer, from the server's record. */
export interface Responsibility {
  userType: string;
  districtId: number | null;
  tahasilId: number | null;
}

/** District and tahasil of a record. */
export interface Place {
  districtId: number | null;
  tahasilId: number | null;
}

/**
 * Returns whether a place is in an officer's territory: for O the own district, or every district if none is set; for T
 * the own tahasil; for A every place; for other types none.
 */
export function isResponsible(who: Responsibility, place: Place): boolean {
  if (who.userType === 'A') return true;
  if (who.userType === 'T') return place.tahasilId !== null && who.tahasilId === place.tahasilId;
  if (who.userType !== 'O' || place.districtId === null) return false;
  return who.districtId === null || who.districtId === place.districtId;
}

/** Returns the rule of `isResponsible` as an SQL condition. */
export function buildTerritoryCondition(
  who: Responsibility,
  columns: { districtId: PgColumn; tahasilId: PgColumn },
): SQL {
  if (who.userType === 'A') return sql`true`;
  if (who.userType === 'T') return eq(columns.tahasilId, who.tahasilId ?? -1);
  if (who.userType !== 'O') return sql`false`;
  return who.districtId === null ? sql`true` : eq(columns.districtId, who.districtId);
}
