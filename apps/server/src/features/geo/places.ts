import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Extent, Language } from '@temple-land/portal-core';
import { localName } from '../../db/query/localName.ts';
import { isInTerritory } from '../../db/land/landTerritory.ts';
import { districts, mouzas, tahasils } from '../../db/schema/land.ts';
import type { Responsibility } from '../../db/land/territory.ts';

/** Selects district, tahasil and mouza in a language, by the names of the wire. */
export const selectPlace = (language: Language) => ({
  districtCode: districts.id,
  tahasilCode: tahasils.id,
  villageCode: mouzas.id,
  district_name: localName(districts, language),
  tehsil_name: localName(tahasils, language),
  mouza_name: localName(mouzas, language),
});

const selectCorner = (bounds: PgColumn, corner: 0 | 1, axis: 0 | 1) =>
  sql<number | null>`((${bounds})[${sql.raw(`${corner}`)}])[${sql.raw(`${axis}`)}]`;

/** Selects the bounds of a shape as four numbers; PostgreSQL stores the upper right corner of a box first. */
export const selectExtent = (bounds: PgColumn) => ({
  minX: selectCorner(bounds, 1, 0),
  minY: selectCorner(bounds, 1, 1),
  maxX: selectCorner(bounds, 0, 0),
  maxY: selectCorner(bounds, 0, 1),
});

/** Returns the extent; null for a place without a shape. */
export function toExtent(bounds: { [Side in keyof Extent]: number | null }): Extent | null {
  const { minX, minY, maxX, maxY } = bounds;
  const isThere = minX !== null && minY !== null && maxX !== null && maxY !== null;
  return isThere ? { minX, minY, maxX, maxY } : null;
}

/** Returns the extent around two extents; null is empty. */
export function joinExtents(one: Extent | null, other: Extent | null): Extent | null {
  if (one === null || other === null) return one ?? other;
  return {
    minX: Math.min(one.minX, other.minX),
    minY: Math.min(one.minY, other.minY),
    maxX: Math.max(one.maxX, other.maxX),
    maxY: Math.max(one.maxY, other.maxY),
  };
}

/** Returns the condition that district, tahasil and mouza are active and in an officer's territory. */
export const isVisiblePlace = (officer: Responsibility) =>
  and(
    eq(districts.isActive, true),
    eq(tahasils.isActive, true),
    eq(mouzas.isActive, true),
    isInTerritory(officer),
  );
