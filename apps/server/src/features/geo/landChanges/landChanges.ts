import {
  getReportMessageKey,
  holdsDataRight,
  listWithheldFields,
  maxLandChanges,
  message,
  type DataUse,
  type LandChange,
  type LandChangesRequest,
  type Language,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { isKnownDay } from '../../../db/land/landOnDay.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import { buildTableFile, type FileColumn } from '../../../db/query/tableFile.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { comparePlots } from './comparePlots.ts';
import {
  listLineageSteps,
  listPlotsOn,
  listTouchedPlots,
  maxComparedPlots,
} from './landChanges.repository.ts';

const limit = { action: 'landChanges', requests: 300, windowMs: 600_000 };

/** Returns whether the role may use a change: owners are data of people, and outlines a kind of data of their own. */
function mayUse({ dataRights }: SignedIn, { kind }: LandChange, use: DataUse): boolean {
  if (kind === 'owner') return !listWithheldFields(dataRights, use).includes('ownerLine');
  return kind !== 'outline' || holdsDataRight(dataRights, `data.outlines.${use}`);
}

/** Returns the changes of a request that the role may use, or why there are none. */
async function findChanges(
  context: SignedIn,
  request: LandChangesRequest,
  use: DataUse,
): Promise<LandChange[] | 'days' | 'tooMany'> {
  const { db, caller, language, clock } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const { from, to } = request;
  const now = clock();
  const isKnown = (await isKnownDay(db, from, now)) && (await isKnownDay(db, to, now));
  if (from > to || !isKnown) return 'days';
  const ids = await listTouchedPlots(db, caller, request);
  if (ids.length > maxComparedPlots) return 'tooMany';
  const changes = comparePlots({
    earlier: await listPlotsOn(db, ids, { day: from, language }),
    later: await listPlotsOn(db, ids, { day: to, language }),
    steps: await listLineageSteps(db, ids),
  });
  return changes.filter((change) => mayUse(context, change, use));
}

function countKinds(changes: readonly LandChange[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/**
 * Answers geo/changes: what changed about the plots of the territory between two days, with the number of each kind, and
 * the first of them; 400 for days that cannot be compared, 413 for too many plots.
 */
export const landChanges: MemberHandler<'landChanges'> = async (request, context) => {
  const changes = await findChanges(context, request, 'see');
  if (changes === 'days') return { status: 400 };
  if (changes === 'tooMany') return { status: 413 };
  const result = {
    counts: countKinds(changes),
    count: changes.length,
    changes: changes.slice(0, maxLandChanges),
  };
  return { status: 200, result };
};

/** Returns a value of a change in words: a status by its name. */
function toWord(value: string, { kind }: LandChange, language: Language): string {
  const key = kind === 'status' ? getReportMessageKey(value) : undefined;
  return key === undefined ? value : message(language, key);
}

const columns: readonly FileColumn<LandChange>[] = [
  ['plotSearch.district', (row) => row.district_name],
  ['report.tahasil', (row) => row.tehsil_name],
  ['report.mouza', (row) => row.mouza_name],
  ['report.plotNo', (row) => row.plotNo],
  ['map.change', (row, language) => message(language, `map.change.${row.kind}`)],
  ['map.change.before', (row, language) => toWord(row.before, row, language)],
  ['map.change.after', (row, language) => toWord(row.after, row, language)],
];

/**
 * Answers geo/changes/export: all changes between two days as a file, recorded; no file for days that cannot be compared or
 * too many plots.
 */
export const landChangesExport: MemberHandler<'landChangesExport'> = async (
  { format, ...request },
  context,
) => {
  const { db, language } = context;
  const changes = await findChanges(context, request, 'export');
  if (typeof changes === 'string') return undefined;
  const { from, to } = request;
  const remark = `changes of land from ${from} to ${to} as ${format}, ${changes.length} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  return buildTableFile(changes, columns, {
    fileName: `changes-${from}-${to}`,
    format,
    language,
  });
};
