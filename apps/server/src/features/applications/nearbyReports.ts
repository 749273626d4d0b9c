import { and, count, desc, eq, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import {
  getDistance,
  toDegrees,
  type Input,
  type NearbyReport,
  type StatusCode,
} from '@temple-land/portal-core';
import { readLimit } from '../../db/limits/officeLimits.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import type { Database } from '../../db/database.ts';
import { reports } from '../../db/schema/applicationDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';
import type { MemberHandler } from '../../handler.ts';

const limit = { action: 'reportsNearby', requests: 60, windowMs: 600_000 };
const listedMax = 5;

/** Where a use was seen. */
type SeenAt = Input<'reportsNearby'>;

function isInBox(position: NonNullable<SeenAt['position']>, nearMetres: number): SQL | undefined {
  const { x, y } = toDegrees(position, nearMetres);
  const { longitude, latitude } = position;
  return and(
    gte(reports.latitude, latitude - y),
    lte(reports.latitude, latitude + y),
    gte(reports.longitude, longitude - x),
    lte(reports.longitude, longitude + x),
  );
}

function isAtPlace({ plotCode = '', position }: SeenAt, nearMetres: number): SQL | undefined {
  const isSamePlot = plotCode === '' ? undefined : eq(applications.plotCode, plotCode);
  return or(isSamePlot, position && isInBox(position, nearMetres));
}

type FoundReport = Omit<NearbyReport, 'photoCount'>;

/** Returns the open and transferred reports of a plot or near its position, newest first; one of them by its id. */
export async function listReportsAt(
  db: Database,
  seen: SeenAt,
  now: Date,
  id?: number,
): Promise<FoundReport[]> {
  const nearMetres = await readLimit(db, 'nearbyMetres', now);
  const place = isAtPlace(seen, nearMetres);
  if (place === undefined) return [];
  const rows = await db
    .select({
      applicationId: applications.id,
      plotCode: applications.plotCode,
      statusType: applications.status,
      createdOn: applications.createdOn,
      kind: reports.kind,
      longitude: reports.longitude,
      latitude: reports.latitude,
    })
    .from(applications)
    .innerJoin(reports, eq(reports.applicationId, applications.id))
    .where(
      and(
        place,
        inArray(applications.status, ['P', 'A']),
        id === undefined ? undefined : eq(applications.id, id),
      ),
    )
    .orderBy(desc(applications.createdOn), desc(applications.id));
  return rows.flatMap(({ plotCode, longitude, latitude, createdOn, statusType, ...row }) => {
    const to = longitude === null || latitude === null ? undefined : { longitude, latitude };
    const metres = seen.position && to ? getDistance(seen.position, to) : undefined;
    const isNear = metres !== undefined && metres <= nearMetres;
    const isSamePlot = plotCode !== '' && plotCode === seen.plotCode;
    if (!isNear && !isSamePlot) return [];
    const distance = isNear ? Math.round(metres) : null;
    const status = statusType as StatusCode;
    return [{ ...row, statusType: status, createdOn: createdOn.toISOString(), distance }];
  });
}

async function countPhotos(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: documents.applicationId, photos: count() })
    .from(documents)
    .where(inArray(documents.applicationId, [...ids]))
    .groupBy(documents.applicationId);
  return new Map(rows.map(({ id, photos }) => [id ?? 0, photos]));
}

/** Answers grievance/nearby: earlier reports of the same plot or near it, without people; 404 without one. */
export const reportsNearby: MemberHandler<'reportsNearby'> = async (seen, context) => {
  const { db, caller, clock } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const found = (await listReportsAt(db, seen, clock())).slice(0, listedMax);
  if (found.length === 0) return { status: 404 };
  const photos = await countPhotos(
    db,
    found.map(({ applicationId }) => applicationId),
  );
  const result = found.map((report) => ({
    ...report,
    photoCount: photos.get(report.applicationId) ?? 0,
  }));
  return { status: 200, result };
};
