import { and, eq, gte, lte } from 'drizzle-orm';
import { tenders } from '../schema/content.ts';

/** Returns the condition that a tender is published and open at `now`: `getTenderState` in SQL. */
export const isTenderOpen = (now: Date) =>
  and(eq(tenders.isActive, true), lte(tenders.startDate, now), gte(tenders.closeDate, now));
