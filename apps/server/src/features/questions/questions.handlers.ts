import * as v from 'valibot';
import {
  maskEmail,
  maskNumber,
  message,
  QueryForm,
  type MessageKey,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import { enforceRateLimit, enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { getIndianYear } from '../../db/indianDay.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import type { MemberHandler } from '../../handler.ts';
import { addQuery, answerQuery, listOwnQueries, listQueries } from './questions.repository.ts';

const addressLimit = { action: 'query', requests: 30, windowMs: 3_600_000 };
const userLimit = { action: 'query', requests: 5, windowMs: 3_600_000 };
const numberDigits = 6;

const formatQueryNumber = (id: number, askedOn: Date) =>
  `QRY/${getIndianYear(askedOn)}/${String(id).padStart(numberDigits, '0')}`;

/** Answers raisequery: saves a question, at most five an hour per user; 400 with the violated rule. */
export const raiseQuery: MemberHandler<'raiseQuery'> = async (input, context) => {
  const { db, clock, caller, language } = context;
  const form = v.safeParse(QueryForm, input, { abortPipeEarly: true });
  if (!form.success) {
    return { status: 400, message: message(language, form.issues[0].message as MessageKey) };
  }
  if (await hasWithdrawn(db, caller.userId, 'service')) {
    return { status: 400, message: message(language, 'consent.needed') };
  }
  await enforceRateLimit(context, addressLimit);
  await enforceUserRateLimit(context, caller.userId, userLimit);
  const { mobileNo, emailId, ...texts } = form.output;
  const askedOn = clock();
  const row = { ...texts, mobile: mobileNo, email: emailId, userId: caller.userId, askedOn };
  return runOnce(context, async (tx) => {
    const id = await addQuery(tx, row);
    return { status: 200 as const, result: { queryNo: formatQueryNumber(id, askedOn) } };
  });
};

/** Answers raisequery/own: the caller's own questions with their answers, newest first; 404 without one. */
export const ownQueries: MemberHandler<'ownQueries'> = async (request, { db, caller }) => {
  const { rows, total } = await listOwnQueries(db, caller.userId, request);
  if (rows.length === 0) return { status: 404 };
  const result = rows.map((row) => ({
    queryNo: formatQueryNumber(row.id, row.askedOn),
    subject: row.subject,
    query: row.query,
    askedOn: row.askedOn.toISOString(),
    answer: row.answer,
    answeredOn: row.answeredOn?.toISOString() ?? null,
  }));
  return { status: 200, result: { rows: result, total } };
};

/**
 * Answers api/admin/queries/list: open questions first come first, answered ones newest first; contact details are
 * masked.
 */
export const queryList: MemberHandler<'queryList'> = async (request, { db }) => {
  const { rows, total } = await listQueries(db, request);
  if (rows.length === 0) return { status: 404 };
  const result = rows.map((row) => ({
    queryId: row.id,
    queryNo: formatQueryNumber(row.id, row.askedOn),
    name: row.name,
    mobileNo: maskNumber(row.mobile),
    emailId: maskEmail(row.email),
    subject: row.subject,
    query: row.query,
    askedOn: row.askedOn.toISOString(),
    answer: row.answer,
  }));
  return { status: 200, result: { rows: result, total } };
};

/**
 * Answers api/admin/queries/answer: answers a question and notifies its author; 404 unknown question, 409 already
 * answered.
 */
export const queryAnswer: MemberHandler<'queryAnswer'> = async (input, context) => {
  const { clock, caller } = context;
  const now = clock();
  return runOnce(context, async (tx) => {
    const row = await answerQuery(tx, input, caller.userId, now);
    if (typeof row === 'string') return { status: row === 'missing' ? 404 : 409 };
    const number = formatQueryNumber(row.id, row.askedOn);
    const values = { number, answer: input.answer };
    await addNotification(tx, row.userId, 'notice.queryAnswered', values, now);
    await addAuditEntry(tx, context, {
      action: 'ANSWER',
      remark: `query ${number}`,
      changedFields: [],
    });
    return { status: 200 };
  });
};
