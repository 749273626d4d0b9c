import { asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { InboxCounts, InboxFilter, InboxRow, Input, Language } from '@temple-land/portal-core';
import { countQuestions } from '../../../db/applications/officeQuestions.ts';
import { otherPlotCount } from '../../../db/applications/otherPlots.ts';
import type { Database } from '../../../db/database.ts';
import { localName } from '../../../db/query/localName.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { districts, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { isInScope } from '../officer.repository.ts';
import {
  applicationKind,
  buildInboxCondition,
  buildTabConditions,
  flagConditions,
  isOwnOverdue,
  isWaitingForCaller,
  type InboxReader,
  type InboxSelection,
} from './inboxConditions.ts';
import { toInboxRows } from './inboxRow.ts';

const countWhere = (condition: SQL) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts the applications in each list of an officer, and the questions between offices. */
export async function countInbox(db: Database, reader: InboxReader): Promise<InboxCounts> {
  const tabs = buildTabConditions(reader);
  const [counts] = await db
    .select({
      mine: countWhere(tabs.mine),
      office: countWhere(tabs.office),
      applicant: countWhere(tabs.applicant),
      overdue: countWhere(tabs.overdue),
      closed: countWhere(tabs.closed),
      mineOverdue: countWhere(isOwnOverdue(reader)),
    })
    .from(applications)
    .where(isInScope(reader.caller));
  const none = { mine: 0, office: 0, applicant: 0, overdue: 0, closed: 0, mineOverdue: 0 };
  const { caller, coveredIds, now } = reader;
  return { ...none, ...counts, ...(await countQuestions(db, { ...caller, coveredIds }, now)) };
}

const selectColumns = (reader: InboxReader, language: Language) => ({
  applicationId: applications.id,
  applicationNo: applications.number,
  applicationType: applications.type,
  statusType: applications.status,
  state: applications.state,
  kind: applicationKind,
  district_name: localName(districts, language),
  tehsil_name: localName(tahasils, language),
  mouza_name: localName(mouzas, language),
  khataNo: applications.khataNo,
  plotNo: plots.number,
  otherPlots: otherPlotCount,
  applicant: users.fullName,
  createdOn: applications.createdOn,
  stateSince: applications.stateSince,
  dueOn: applications.dueOn,
  isMine: sql<boolean>`${isWaitingForCaller(reader)}`,
  ...flagConditions,
});

/** The order, the limit and the offset of a page. */
interface Slice {
  limit: number;
  offset: number;
}

async function selectRows(
  db: Database,
  filter: InboxSelection,
  reader: InboxReader,
  { limit, offset, language }: Slice & { language: Language },
) {
  const order =
    filter.tab === 'closed'
      ? [desc(applications.stateSince), asc(applications.id)]
      : [
          sql`${applications.dueOn} asc nulls last`,
          asc(applications.createdOn),
          asc(applications.id),
        ];
  return db
    .select(selectColumns(reader, language))
    .from(applications)
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .innerJoin(users, eq(users.id, applications.applicantId))
    .where(buildInboxCondition(filter, reader))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** Returns the rows of a list from an offset, the earliest date first, closed ones latest first. */
export async function listInboxRows(
  db: Database,
  filter: InboxSelection,
  reader: InboxReader,
  slice: Slice & { language: Language },
): Promise<InboxRow[]> {
  const found = await selectRows(db, filter, reader, slice);
  return toInboxRows(db, found, reader, slice.language);
}

/** Returns the number of applications that match a filter. */
export async function countInboxRows(
  db: Database,
  filter: InboxFilter,
  reader: InboxReader,
): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(applications)
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .where(buildInboxCondition(filter, reader));
  return all?.total ?? 0;
}

/** Returns a page of a list and the number of all its rows. */
export async function loadInboxPage(
  db: Database,
  request: Input<'inboxList'>,
  reader: InboxReader,
  language: Language,
) {
  const { pageNumber, pageSize, ...filter } = request;
  const offset = (pageNumber - 1) * pageSize;
  const rows = await listInboxRows(db, filter, reader, { limit: pageSize, offset, language });
  return { rows, total: await countInboxRows(db, filter, reader) };
}
