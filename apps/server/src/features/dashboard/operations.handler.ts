import { listAlerts, readCertificateEnd } from '../../db/operations/alerts.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import type { MemberHandler } from '../../handler.ts';
import {
  listMessageMonths,
  listRequestDays,
  listReviews,
  listSignInDays,
  listTasks,
  loadQuality,
  measureStorage,
} from './operationFigures.ts';

const limit = { action: 'operation-figures', requests: 300, windowMs: 600_000 };

/** Answers api/admin/operations: the figures of the operation of the portal. */
export const operations: MemberHandler<'operations'> = async (_, context) => {
  const { db, clock, calls, config, replica, caller, language } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  await calls.save();
  const now = clock();
  return {
    status: 200,
    result: {
      asOn: now.toISOString(),
      alerts: await listAlerts(db),
      signIns: await listSignInDays(db, now),
      messages: await listMessageMonths(db, now),
      messagePrice: config.SMS_PRICE ?? null,
      storage: await measureStorage(db),
      certificateUntil: (await readCertificateEnd(config))?.toISOString() ?? null,
      replica: replica?.getState() ?? null,
      tasks: await listTasks(db, now),
      requests: await listRequestDays(db, now),
      reviews: await listReviews(db, now),
      quality: await loadQuality(db, { caller, filter: {}, now, language }),
    },
  };
};
