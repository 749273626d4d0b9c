import type { RegisterColumn, RegisterReport } from './reportColumn.ts';

/** The kinds of data to which a role can have rights: by the register, and by what is more than its plain facts. */
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

/** Returns what a role may do with a kind of data; outlines are no column, and only downloaded. */
export const listDataUses = (subject: DataSubject): readonly DataUse[] =>
  subject === 'outlines' ? ['export'] : dataUses;

/** A right to a kind of data. */
export type DataRight = `data.${DataSubject}.${DataUse}`;

/** Every right to data, in order. */
export const dataRights: readonly DataRight[] = dataSubjects.flatMap((subject) =>
  listDataUses(subject).map((use) => `data.${subject}.${use}` as const),
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
  return columns.filter((column) => {
    const subject = getDataSubject(report, column);
    return rights.has(`data.${subject}.see`) && rights.has(`data.${subject}.${use}`);
  });
}
