import { message, normaliseApplicationNumber, getStatusView } from '@temple-land/portal-core';
import { findErasureByNumber } from '../../db/erasure/erasureRequests.ts';
import { listLetters } from '../../db/applications/letters.ts';
import type { Database } from '../../db/database.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { findOldestKey, listKeyIds } from '../../db/activity/signingKeys.repository.ts';
import type { Context, Handler } from '../../handler.ts';
import { listSigningKeys, type SigningKey } from '../../ports/signingKeys.ts';
import {
  isCodeValid,
  getKeyLetters,
  parseCheckCode,
  type EnteredCode,
  type Attestation,
} from './checkCode.ts';
import { verifyErasure } from './erasureProof.ts';
import {
  listDecisionSteps,
  listNotices,
  findRecordByNumber,
  type PrintoutRecord,
} from './printouts.repository.ts';
import {
  attestApplication,
  attestErasure,
  attestLetter,
  attestNotice,
  attestOrder,
  attestReceipt,
} from './attestation.ts';

const limit = { action: 'verify', requests: 60, windowMs: 60_000 };

const listMatchingKeys = ({ config }: Context, typed: EnteredCode): readonly SigningKey[] =>
  listSigningKeys(config).filter(
    (key) => typed.keyLetters === '' || getKeyLetters(key) === typed.keyLetters,
  );

/** Returns whether a code can have a former key that is no longer in the settings, so that it cannot be checked. */
async function usesMissingKey({ db, config }: Context, typed: EnteredCode): Promise<boolean> {
  if (typed.keyLetters === '') return (await findOldestKey(db, config)) === undefined;
  const known = new Set(listSigningKeys(config).map(({ id }) => id));
  const ids = await listKeyIds(db);
  return ids.some((id) => !known.has(id) && getKeyLetters({ id }) === typed.keyLetters);
}

async function listAttestations(
  db: Database,
  record: PrintoutRecord,
  version: number,
): Promise<Attestation[]> {
  const steps = await listDecisionSteps(db, record.application);
  const notices = await listNotices(db, record.application.id);
  const letters = await listLetters(db, record.application.id);
  return [
    attestReceipt(record),
    attestApplication(record, version),
    ...steps.map((step) => attestOrder(record, step)),
    ...notices.map((row) => attestNotice(record, row)),
    ...letters.map((letter) => attestLetter(record, letter)),
  ];
}

/**
 * Answers verify/document: the kind and date of the printout with this number and check code, and the present status of
 * the application, without personal data; 404 for any other pair, and 410 if the key of the code is no longer
 * configured.
 */
export const verifyDocument: Handler<'verifyDocument'> = async (request, context) => {
  const { db, language } = context;
  await enforceRateLimit(context, limit);
  const number = normaliseApplicationNumber(request.number);
  const typed = parseCheckCode(request.checksum);
  if (!typed) return { status: 404 };
  const keys = listMatchingKeys(context, typed);
  const isAttested = (attestation: Attestation) =>
    keys.some((key) => isCodeValid(typed, attestation, key));
  const refusal = async () => ({ status: (await usesMissingKey(context, typed)) ? 410 : 404 });
  const erasure = await findErasureByNumber(db, number);
  if (erasure && isAttested(attestErasure(erasure)))
    return { status: 200, result: verifyErasure(language, erasure) };
  const record = await findRecordByNumber(db, number);
  if (!record) return erasure ? refusal() : { status: 404 };
  const attestations = await listAttestations(db, record, typed.version);
  const found = attestations.find(isAttested);
  if (!found) return refusal();
  const { type, status } = record.application;
  return {
    status: 200,
    result: {
      paper: found.kind,
      applicationNo: record.application.number,
      issuedOn: found.issuedOn.toISOString(),
      statusType: status,
      applicationStatus: message(language, getStatusView(type, status).label),
    },
  };
};
