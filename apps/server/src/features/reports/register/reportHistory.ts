import { sql, type SQL } from 'drizzle-orm';
import {
  formatDate,
  formatIndianDate,
  message,
  type MessageKey,
  type RegisterReport,
} from '@temple-land/portal-core';
import { queryRows, type Database } from '../../../db/database.ts';
import { findFirstDay } from '../../../db/land/landOnDay.ts';
import { getEarlierDay, toDay, type RegisterReader } from './registerReader.ts';

type Register =
  | 'khatiyans'
  | 'leases'
  | 'land_sale_cases'
  | 'encroachments'
  | 'land_use_verifications'
  | 'plot_details';

/** What is known of the earlier days of a report. */
interface History {
  /** The day of the first entry; the history of the land record where there is none. */
  first?: SQL;
  /** The registers that it reads. */
  registers: readonly Register[];
  /** What is not of the day. */
  notes: readonly MessageKey[];
}

const figures = [
  'khatiyans',
  'leases',
  'land_sale_cases',
  'encroachments',
  'land_use_verifications',
] as const;
const places = 'report.notOfDay.places';
const application = 'report.notOfDay.applications';
const firstApplication = sql`select min(${toDay(sql`created_on`)}) as first from applications`;
const firstLease = sql`select min(starts_on) as first from leases`;
const khatiyans: History = { registers: ['khatiyans'], notes: [places, application] };
const land: History = { registers: ['khatiyans'], notes: [places] };

const histories: Readonly<Record<RegisterReport, History>> = {
  districts: { registers: figures, notes: [places, 'report.notOfDay.updated'] },
  mouzas: { registers: figures, notes: [places, 'report.notOfDay.updated', application] },
  khatiyans,
  rorPending: khatiyans,
  plots: { registers: [...figures, 'plot_details'], notes: [places, application] },
  kisams: land,
  satwas: land,
  dataQuality: land,
  encroachments: {
    first: sql`select min(found_on) as first from encroachments`,
    registers: ['encroachments'],
    notes: [places],
  },
  leases: { first: firstLease, registers: ['leases'], notes: [places] },
  quarryReturns: {
    first: firstLease,
    registers: ['leases'],
    notes: [places, 'report.notOfDay.returns'],
  },
  pendency: {
    first: firstApplication,
    registers: [],
    notes: [application, 'report.notOfDay.due', places],
  },
  disposals: { first: firstApplication, registers: [], notes: [application, places] },
  tenderResults: {
    first: sql`select min(${toDay(sql`close_date`)}) as first from tenders`,
    registers: [],
    notes: ['report.notOfDay.tenders'],
  },
};

const readsPlots = ({ first, registers }: History) => first !== undefined && registers.length > 0;

/** Returns the first day (yyyy-MM-dd) as of which a report can be read: of its first entry, or of the land's history. */
export async function findFirstReportDay(
  db: Database,
  { view, now }: Pick<RegisterReader, 'view' | 'now'>,
): Promise<string> {
  const { first } = histories[view.report];
  if (first === undefined) return findFirstDay(db, now);
  const today = formatIndianDate(now);
  const [row] = await queryRows<{ first: string }>(
    db,
    sql`select to_char(least(${today}::date, f.first), 'YYYY-MM-DD') as first from (${first}) f`,
  );
  return row?.first ?? today;
}

/** Returns why a report cannot be read as of the day of its view, in a sentence; undefined where it can. */
export async function refuseDay(db: Database, reader: RegisterReader): Promise<string | undefined> {
  const { now, language } = reader;
  const day = getEarlierDay(reader);
  if (day === undefined) return undefined;
  const first = await findFirstReportDay(db, reader);
  const today = formatIndianDate(now);
  if (day >= first && day < today) return undefined;
  return message(language, 'report.day.outside', {
    from: formatDate(first),
    to: formatDate(today),
  });
}

/** Returns the days until which changes of registers were not kept, by register. */
async function findUnkept(db: Database, day: string) {
  const rows = await queryRows<{ register: Register; until: string }>(
    db,
    sql`select register, to_char(until_day, 'YYYY-MM-DD') as until from register_versions
      where record_id = 0 and until_day > ${day}::date`,
  );
  return new Map(rows.map(({ register, until }) => [register, until]));
}

/** Returns what in a report is not of the earlier day of its view, in sentences; none for today. */
export async function listDayNotes(db: Database, reader: RegisterReader): Promise<string[]> {
  const { language, now, view } = reader;
  const day = getEarlierDay(reader);
  if (day === undefined) return [];
  const history = histories[view.report];
  const unkept = await findUnkept(db, day);
  const names = history.registers.filter((register) => unkept.has(register));
  const until = unkept.get(names[0] ?? 'leases') ?? '';
  const landSince = readsPlots(history) ? await findFirstDay(db, now) : day;
  return [
    ...(day < landSince
      ? [message(language, 'report.notOfDay.land', { day: formatDate(landSince) })]
      : []),
    ...(names.length > 0
      ? [
          message(language, 'report.notOfDay.kept', {
            day: formatDate(until),
            registers: names.map((one) => message(language, `report.register.${one}`)).join(', '),
          }),
        ]
      : []),
    ...history.notes.map((key) => message(language, key)),
  ];
}
