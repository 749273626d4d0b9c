import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { message, type Input } from '@temple-land/portal-core';
import { loadStepRights } from '../../../db/accounts/roleRights.ts';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { recordApplicationAccess } from '../../../db/activity/accessLedger.ts';
import {
  findMeeting,
  keepsMeetings,
  listItems,
  listMeetings,
  listWaitingCases,
  mayResolve,
} from '../../../db/applications/committee.ts';
import type { Database } from '../../../db/database.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { buildTerritoryCondition } from '../../../db/land/territory.ts';
import { applications } from '../../../db/schema/applications.ts';
import { committeeItems, committeeMeetings } from '../../../db/schema/committee.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';

const loadWaiting = ({ db, caller, language }: SignedIn) =>
  listWaitingCases(db, buildTerritoryCondition(caller, applications), language);

/** Answers api/officer/committee/list: the meetings and the cases that are on no agenda; 403 without the right. */
export const committeeList: MemberHandler<'committeeList'> = async (_, context) => {
  const { db, caller } = context;
  if (!keepsMeetings(await loadStepRights(db, caller))) return { status: 403 };
  const meetings = await listMeetings(db);
  return { status: 200, result: { meetings, waiting: await loadWaiting(context) } };
};

/** Answers api/officer/committee/meeting: a meeting with its agenda and resolutions; 403 without the right. */
export const committeeMeeting: MemberHandler<'committeeMeeting'> = async (
  { meetingId },
  context,
) => {
  const { db, caller, language, clock } = context;
  const rights = await loadStepRights(db, caller);
  if (!keepsMeetings(rights)) return { status: 403 };
  const meeting = await findMeeting(db, meetingId);
  if (!meeting) return { status: 404 };
  const items = await listItems(db, meetingId, language);
  const ids = items.map(({ applicationId }) => applicationId);
  await recordApplicationAccess(db, caller.userId, ids, clock());
  const { number: meetingNo, heldOn, place, members, version } = meeting;
  return {
    status: 200,
    result: {
      meetingId,
      meetingNo,
      heldOn,
      place,
      members,
      version,
      items,
      cases: items.length,
      open: items.filter(({ isOpen }) => isOpen).length,
      waiting: await loadWaiting(context),
      mayResolve: mayResolve(rights),
    },
  };
};

type SaveRequest = Input<'committeeSave'>;

async function createMeeting(tx: Database, request: SaveRequest, { caller, clock }: SignedIn) {
  const { heldOn, place, members } = request;
  const year = heldOn.slice(0, 4);
  await tx.execute(sql`lock table ${committeeMeetings} in share row exclusive mode`);
  const taken = await tx.$count(
    committeeMeetings,
    sql`${committeeMeetings.number} like ${`LC/${year}/%`}`,
  );
  const [row] = await tx
    .insert(committeeMeetings)
    .values({
      heldOn,
      place,
      members,
      number: `LC/${year}/${taken + 1}`,
      createdBy: caller.userId,
      createdOn: clock(),
    })
    .returning({ id: committeeMeetings.id });
  return row?.id;
}

/** Changes a meeting of a version; undefined if it has changed in the meantime. */
async function updateMeeting(tx: Database, { meetingId = 0, ...request }: SaveRequest) {
  const { heldOn, place, members, version } = request;
  const [row] = await tx
    .update(committeeMeetings)
    .set({ heldOn, place, members, version: version + 1 })
    .where(and(eq(committeeMeetings.id, meetingId), eq(committeeMeetings.version, version)))
    .returning({ id: committeeMeetings.id });
  return row?.id;
}

/** Puts the cases on the agenda in their order; resolved ones stay, open ones that are not named leave it. */
async function saveAgenda(tx: Database, meetingId: number, ids: readonly number[]) {
  const isHere = eq(committeeItems.meetingId, meetingId);
  const others = ids.length === 0 ? undefined : notInArray(committeeItems.applicationId, [...ids]);
  await tx.delete(committeeItems).where(and(isHere, isNull(committeeItems.result), others));
  for (const [sortOrder, applicationId] of ids.entries()) {
    await tx
      .insert(committeeItems)
      .values({ meetingId, applicationId, sortOrder })
      .onConflictDoUpdate({
        target: [committeeItems.meetingId, committeeItems.applicationId],
        set: { sortOrder },
      });
  }
}

/** Returns whether each case may be on the agenda: it is there, or in the stage of the committee in the officer's area. */
async function areBeforeCommittee(
  tx: Database,
  { meetingId = 0, applicationIds }: SaveRequest,
  { caller }: SignedIn,
): Promise<boolean> {
  const ids = [...new Set(applicationIds)];
  if (ids.length !== applicationIds.length) return false;
  if (ids.length === 0) return true;
  const present = await tx
    .select({ id: committeeItems.applicationId })
    .from(committeeItems)
    .where(
      and(eq(committeeItems.meetingId, meetingId), inArray(committeeItems.applicationId, ids)),
    );
  const found = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(applications.id, ids),
        eq(applications.state, 'COMMITTEE'),
        buildTerritoryCondition(caller, applications),
      ),
    );
  const known = new Set([...present, ...found].map(({ id }) => id));
  return ids.every((id) => known.has(id));
}

/**
 * Answers api/officer/committee/save: a meeting with its agenda. 400 for a case that is not before the committee, 403
 * without the right, 409 if the meeting has changed in the meantime.
 */
export const committeeSave: MemberHandler<'committeeSave'> = async (request, context) => {
  const { db, caller, language } = context;
  if (!keepsMeetings(await loadStepRights(db, caller))) return { status: 403 };
  return runOnce(context, async (tx) => {
    if (!(await areBeforeCommittee(tx, request, context))) {
      return { status: 400, message: message(language, 'committee.notBefore') };
    }
    const isNew = request.meetingId === undefined;
    const meetingId = isNew
      ? await createMeeting(tx, request, context)
      : await updateMeeting(tx, request);
    if (meetingId === undefined) return { status: 409 };
    await saveAgenda(tx, meetingId, request.applicationIds);
    await addAuditEntry(tx, context, {
      action: isNew ? 'CREATE' : 'UPDATE',
      remark: `committee meeting ${meetingId}`,
      changedFields: [{ label: 'cases', value: String(request.applicationIds.length) }],
    });
    return { status: 200, result: { meetingId } };
  });
};
