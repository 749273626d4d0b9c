import { message, normalisedNumber, statusView } from '@temple-land/portal-core';
import { refuseFlood } from '../../db/flood.ts';
import type { Handler } from '../../handler.ts';
import { checkCode, isCode } from './checkCode.ts';
import { decisionSteps, findByNumber } from './papers.repository.ts';
import { orderOf, receiptOf, wholeOf } from './vouched.ts';

const limit = { action: 'verify', requests: 60, windowMs: 60_000 };

/**
 * Answers verify/document: what the paper with this number and code is, when it was issued and how the
 * application stands today; 404 for any other pair. It tells nothing about a person.
 */
export const verifyDocument: Handler<'verifyDocument'> = async (request, context) => {
  const { db, config, language } = context;
  await refuseFlood(context, limit);
  const record = await findByNumber(db, normalisedNumber(request.number));
  if (!record) return { status: 404 };
  const { type, status, number } = record.application;
  const orders = (await decisionSteps(db, record.application)).map((step) => orderOf(record, step));
  const found = [receiptOf(record), wholeOf(record), ...orders].find((vouched) =>
    isCode(request.checksum, checkCode(config, vouched)),
  );
  if (!found) return { status: 404 };
  return {
    status: 200,
    result: {
      paper: found.paper,
      applicationNo: number,
      issuedOn: found.issuedOn.toISOString(),
      statusType: status,
      applicationStatus: message(language, statusView(type, status).label),
    },
  };
};
