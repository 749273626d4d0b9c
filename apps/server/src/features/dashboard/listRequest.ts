import { sql } from 'drizzle-orm';
import type { DashboardFigure, DashboardRow } from '@temple-land/portal-core';
import { localName } from '../../db/query/localName.ts';
import { districts, mouzas, tahasils } from '../../db/schema/land.ts';
import type { DashboardReader } from './dashboardReader.ts';

/** A page of the list behind a figure. */
export interface ListRequest {
  figure: DashboardFigure;
  part: string;
  limit: number;
  offset: number;
}

/** The rows of a page and the number of all rows. */
export interface FoundRows {
  rows: DashboardRow[];
  total: number;
}

/** Selects the names of a place in the reader's language. */
export const selectPlaces = ({ language }: DashboardReader) => ({
  district_name: localName(districts, language),
  tehsil_name: localName(tahasils, language),
  mouza_name: sql<string>`coalesce(${localName(mouzas, language)}, '')`,
});
