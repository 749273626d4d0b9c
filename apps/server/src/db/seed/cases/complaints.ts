import { formatIndianDate } from '@temple-land/portal-core';
import type { reports } from '../../schema/applicationDetails.ts';

const dayMs = 86_400_000;

/** Kinds of illegitimate use with an invented description each. */
export const complaints = [
  { kind: 'fence', text: 'Boundary wall on temple land' },
  { kind: 'mining', text: 'Earth removal at night' },
  { kind: 'structure', text: 'New structure without permission' },
  { kind: 'cultivation', text: 'Vegetables grown on the bank of the temple tank' },
  { kind: 'dumping', text: 'Waste of the market is dumped behind the grove' },
  { kind: 'felling', text: 'Two old mango trees were cut down' },
  { kind: 'sale', text: 'House plots are marked out and offered for sale' },
  { kind: 'againstLease', text: 'A leased paddy field is used to store bricks' },
  { kind: 'other', text: 'Carts are parked on the way to the festival ground' },
] as const;

/** The row of a report, without its application. */
export type ReportRow = Omit<typeof reports.$inferInsert, 'applicationId'>;

const isOngoing = (kind: string) => kind !== 'felling';
const isDangerous = (kind: string) => kind === 'mining' || kind === 'felling';

/** Builds the details of a report; every third one has no start date. */
export function buildReport(text: string, createdOn: Date, index: number): ReportRow {
  const kind = complaints.find((complaint) => complaint.text === text)?.kind ?? 'other';
  const began = new Date(createdOn.getTime() - (2 + ((index * 5) % 40)) * dayMs);
  return {
    kind,
    startedOn: index % 3 === 2 ? null : formatIndianDate(began),
    isOngoing: isOngoing(kind),
    isDangerous: isDangerous(kind),
  };
}
