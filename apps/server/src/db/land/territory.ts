import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** For which place an officer is responsible, by the server's own record. */
export interface Responsibility {
  userType: string;
  districtId: number | null;
  tahasilId: number | null;
}

/** Where something lies. */
export interface Place {
  districtId: number | null;
  tahasilId: number | null;
}

/**
 * Returns whether a place is an officer's: O the own district, or every one when none is set; T the own
 * tahasil; A every place; nobody else has one.
 */
export function isResponsible(who: Responsibility, place: Place): boolean {
  if (who.userType === 'A') return true;
  if (who.userType === 'T') return place.tahasilId !== null && who.tahasilId === place.tahasilId;
  if (who.userType !== 'O' || place.districtId === null) return false;
  return who.districtId === null || who.districtId === place.districtId;
}

/** Returns the same rule as a condition of a query over the columns of a place. */
export function buildTerritoryCondition(
  who: Responsibility,
  columns: { districtId: PgColumn; tahasilId: PgColumn },
): SQL {
  if (who.userType === 'A') return sql`true`;
  if (who.userType === 'T') return eq(columns.tahasilId, who.tahasilId ?? -1);
  if (who.userType !== 'O') return sql`false`;
  return who.districtId === null ? sql`true` : eq(columns.districtId, who.districtId);
}
