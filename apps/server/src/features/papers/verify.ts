import { message, normaliseApplicationNumber, getStatusView } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { findOldestKey, listKeyIds } from '../../db/activity/signingKeys.repository.ts';
import type { Context, Handler } from '../../handler.ts';
import { signingKeys, type SigningKey } from '../../ports/signingKeys.ts';
import { isCodeOf, keyName, readCode, type TypedCode, type Vouched } from './checkCode.ts';
import { decisionSteps, findByNumber, type PaperRecord } from './papers.repository.ts';
import { orderOf, receiptOf, wholeOf } from './vouched.ts';

const limit = { action: 'verify', requests: 60, windowMs: 60_000 };

const keysOf = ({ config }: Context, typed: TypedCode): readonly SigningKey[] =>
  signingKeys(config).filter((key) => typed.keyName === '' || keyName(key) === typed.keyName);

/** Returns whether a code may be of a key that the portal had and the settings lack, so that nobody can tell. */
async function isOfMissingKey({ db, config }: Context, typed: TypedCode): Promise<boolean> {
  if (typed.keyName === '') return (await findOldestKey(db, config)) === undefined;
  const known = new Set(signingKeys(config).map(({ id }) => id));
  const ids = await listKeyIds(db);
  return ids.some((id) => !known.has(id) && keyName({ id }) === typed.keyName);
}

async function papersOf(db: Database, record: PaperRecord, version: number): Promise<Vouched[]> {
  const steps = await decisionSteps(db, record.application);
  return [
    receiptOf(record),
    wholeOf(record, version),
    ...steps.map((step) => orderOf(record, step)),
  ];
}

/**
 * Answers verify/document: what the paper with this number and code is, when it was issued and how the
 * application stands today; 404 for any other pair, and 410 when the key of the code is not kept any more. It
 * tells nothing about a person.
 */
export const verifyDocument: Handler<'verifyDocument'> = async (request, context) => {
  const { db, language } = context;
  await enforceRateLimit(context, limit);
  const record = await findByNumber(db, normaliseApplicationNumber(request.number));
  const typed = readCode(request.checksum);
  if (!record || !typed) return { status: 404 };
  const keys = keysOf(context, typed);
  const papers = await papersOf(db, record, typed.version);
  const found = papers.find((paper) => keys.some((key) => isCodeOf(typed, paper, key)));
  if (!found) return { status: (await isOfMissingKey(context, typed)) ? 410 : 404 };
  const { type, status, number } = record.application;
  return {
    status: 200,
    result: {
      paper: found.paper,
      applicationNo: number,
      issuedOn: found.issuedOn.toISOString(),
      statusType: status,
      applicationStatus: message(language, getStatusView(type, status).label),
    },
  };
};
