import { and, asc, desc, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { CommitteeCase, CommitteeItem, Language, StepRight } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { localName } from '../query/localName.ts';
import { users } from '../schema/account.ts';
import { applications } from '../schema/applications.ts';
import { committeeItems, committeeMeetings } from '../schema/committee.ts';
import { mouzas, plots } from '../schema/land.ts';
import { valuations } from '../schema/valuations.ts';
import { otherPlotCount } from './otherPlots.ts';

const stage = 'COMMITTEE';
const resolveRight: StepRight = 'land.committee.resolve';
const submitRight: StepRight = 'land.recommended.putToCommittee';

/** Returns whether an officer may record the resolutions of the committee. */
export const mayResolve = (rights: ReadonlySet<StepRight>): boolean => rights.has(resolveRight);

/** Returns whether an officer keeps the meetings: whoever puts cases to the committee or resolves them does. */
export const keepsMeetings = (rights: ReadonlySet<StepRight>): boolean =>
  mayResolve(rights) || rights.has(submitRight);

const wasDeferred = sql<boolean>`exists (
  select 1 from ${committeeItems} earlier
  where earlier.application_id = ${applications.id} and earlier.result = 'deferred')`;

const caseColumns = (language: Language) => ({
  applicationId: applications.id,
  applicationNo: applications.number,
  applicationKind: applications.applicationKind,
  applicant: users.fullName,
  mouza: sql<string>`coalesce(${localName(mouzas, language)}, '')`,
  khataNo: applications.khataNo,
  plotNo: sql<string>`coalesce(${plots.number}, '')`,
  otherPlots: otherPlotCount,
  areaGranted: valuations.areaGranted,
  amountDue: valuations.amountDue,
  isDeferred: wasDeferred,
});

/** Returns the cases in the stage of the committee that are on no agenda, in an officer's area, the oldest first. */
export function listWaitingCases(
  db: Database,
  inArea: SQL,
  language: Language,
): Promise<CommitteeCase[]> {
  const onAgenda = db
    .select({ id: committeeItems.id })
    .from(committeeItems)
    .where(and(eq(committeeItems.applicationId, applications.id), isNull(committeeItems.result)));
  return db
    .select(caseColumns(language))
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .leftJoin(valuations, eq(valuations.applicationId, applications.id))
    .where(and(eq(applications.state, stage), inArea, notExists(onAgenda)))
    .orderBy(asc(applications.stateSince), asc(applications.id));
}

/** Returns the cases on the agenda of a meeting, in their order, with the resolutions. */
export async function listItems(
  db: Database,
  meetingId: number,
  language: Language,
): Promise<CommitteeItem[]> {
  const { result, resolutionNo, text, dissent } = committeeItems;
  const rows = await db
    .select({
      ...caseColumns(language),
      version: applications.version,
      state: applications.state,
      result,
      resolutionNo,
      text,
      dissent,
    })
    .from(committeeItems)
    .innerJoin(applications, eq(applications.id, committeeItems.applicationId))
    .innerJoin(users, eq(users.id, applications.applicantId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .leftJoin(valuations, eq(valuations.applicationId, applications.id))
    .where(eq(committeeItems.meetingId, meetingId))
    .orderBy(asc(committeeItems.sortOrder), asc(committeeItems.id));
  return rows.map(({ state, ...row }) => ({
    ...row,
    isOpen: state === stage && row.result === null,
  }));
}

/** Returns a meeting by its id. */
export async function findMeeting(db: Database, meetingId: number) {
  const [row] = await db
    .select()
    .from(committeeMeetings)
    .where(eq(committeeMeetings.id, meetingId));
  return row;
}

/** Returns the meetings, the newest first, with the number of their cases. */
export function listMeetings(db: Database) {
  const { id, number, heldOn, place } = committeeMeetings;
  return db
    .select({
      meetingId: id,
      meetingNo: number,
      heldOn,
      place,
      cases: sql<number>`count(${committeeItems.id})::int`,
      open: sql<number>`(count(${committeeItems.id}) filter (where ${committeeItems.result} is null))::int`,
    })
    .from(committeeMeetings)
    .leftJoin(committeeItems, eq(committeeItems.meetingId, id))
    .groupBy(id)
    .orderBy(desc(heldOn), desc(id))
    .limit(200);
}
