import type { MapLayer } from '../land/geo.ts';
import type { RegisterColumn, RegisterReport } from './reportColumn.ts';

/**
 * The kinds of data to which a role can have rights: by the register, and by what is more than its plain facts. Outlines
 * are the shapes on the map.
 */
export const dataSubjects = [
  'land',
  'registers',
  'applications',
  'tenders',
  'money',
  'people',
  'outlines',
] as const;
export type DataSubject = (typeof dataSubjects)[number];

/** What a role may do with a kind of data: read it, filter, sort and group by it, and download it. */
export const dataUses = ['see', 'query', 'export'] as const;
export type DataUse = (typeof dataUses)[number];

/** A right to a kind of data. */
export type DataRight = `data.${DataSubject}.${DataUse}`;

/** Every right to data, in order. */
export const dataRights: readonly DataRight[] = dataSubjects.flatMap((subject) =>
  dataUses.map((use) => `data.${subject}.${use}` as const),
);

const names: ReadonlySet<string> = new Set(dataRights);

/** Returns whether a text is the name of a right to data. */
export const isDataRight = (text: string): text is DataRight => names.has(text);

const subjects: Readonly<Record<RegisterReport, DataSubject>> = {
  districts: 'land',
  mouzas: 'land',
  khatiyans: 'land',
  plots: 'land',
  kisams: 'land',
  satwas: 'land',
  rorPending: 'land',
  encroachments: 'registers',
  leases: 'registers',
  pendency: 'applications',
  disposals: 'applications',
  tenderResults: 'tenders',
  quarryReturns: 'registers',
  dataQuality: 'land',
};

/** Returns whether somebody has a right to data; to query and to download need the right to see too. */
export function holdsDataRight(rights: ReadonlySet<DataRight>, right: DataRight): boolean {
  const [, subject] = right.split('.') as [string, DataSubject, DataUse];
  return rights.has(right) && rights.has(`data.${subject}.see`);
}

/** The kind of data on each layer of the map; to see a layer needs the right to see outlines too. */
export const layerSubjects: Readonly<Record<MapLayer['id'], DataSubject>> = {
  districts: 'outlines',
  tahasils: 'outlines',
  mouzas: 'outlines',
  context: 'outlines',
  plots: 'land',
  quarries: 'registers',
  leases: 'registers',
  cases: 'applications',
};

/** Returns the kind of data of the rows of a report. */
export const getReportSubject = (report: RegisterReport): DataSubject => subjects[report];

const personalFields: ReadonlySet<string> = new Set(['ownerLine', 'marfatdar', 'occupant']);
const moneyFields: ReadonlySet<string> = new Set(['amount', 'rent', 'cess']);

/**
 * Returns the fields of the record of rights that a role may not use: names of people, and amounts. The land record and
 * its four reports have them as empty texts and zeros.
 */
export function listWithheldFields(rights: ReadonlySet<DataRight>, use: DataUse): string[] {
  const mayNot = (subject: DataSubject) => !holdsDataRight(rights, `data.${subject}.${use}`);
  return [...(mayNot('people') ? personalFields : []), ...(mayNot('money') ? moneyFields : [])];
}

/** Returns the kind of data that a column of a report contains. */
export function getDataSubject(
  report: RegisterReport,
  { kind, isPersonal, isMasked }: RegisterColumn,
): DataSubject {
  if (isPersonal === true || isMasked === true) return 'people';
  return kind === 'money' ? 'money' : subjects[report];
}

/** Returns the columns of a report that somebody may use; each use needs the right to see too. */
export function pickAllowedColumns(
  report: RegisterReport,
  columns: readonly RegisterColumn[],
  rights: ReadonlySet<DataRight>,
  use: DataUse,
): readonly RegisterColumn[] {
  return columns.filter((column) =>
    holdsDataRight(rights, `data.${getDataSubject(report, column)}.${use}`),
  );
}
