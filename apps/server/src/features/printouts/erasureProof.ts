import {
  formatDate,
  message,
  type BilingualText,
  type Language,
  type MessageKey,
  type MessageValues,
  type VerifiedDocument,
} from '@temple-land/portal-core';
import { findNewestErasure, type StoredErasure } from '../../db/erasure/erasureRequests.ts';
import { listKeptRecords } from '../../db/erasure/erasureScope.ts';
import { sumRows } from '../../db/erasure/tally.ts';
import type { MemberHandler } from '../../handler.ts';
import { attestErasure } from './attestation.ts';
import { createFile } from './printoutFile.ts';
import { texts } from './printoutTexts.ts';
import type { PrintoutRow } from './renderPrintout.ts';

/** The codes of the colour of each state of a request. */
const statusTypes: Readonly<Record<string, string>> = {
  waiting: 'P',
  withdrawn: 'G CLOSE',
  refused: 'R',
  erased: 'A',
};

const statusKeys: Readonly<Record<string, MessageKey>> = {
  waiting: 'erasure.status.waiting',
  withdrawn: 'erasure.status.withdrawn',
  refused: 'erasure.status.refused',
  erased: 'erasure.status.erased',
};

/** Formats the state of a request with its day, and after an erasure with what was erased. */
function formatErasureStatus(language: Language, request: StoredErasure): string {
  const { state, dueOn, endedOn, counts } = request;
  const values: MessageValues = {
    date: formatDate((endedOn ?? dueOn).toISOString()),
    ...(counts && {
      deleted: sumRows(counts.deleted),
      anonymised: sumRows(counts.anonymised),
      files: counts.files,
    }),
  };
  return message(language, statusKeys[state] ?? 'erasure.status.waiting', values);
}

/** Returns the attested facts of a request for erasure, without personal data. */
export const verifyErasure = (language: Language, request: StoredErasure): VerifiedDocument => ({
  paper: 'erasure',
  applicationNo: request.number,
  issuedOn: request.askedOn.toISOString(),
  statusType: statusTypes[request.state] ?? 'P',
  applicationStatus: formatErasureStatus(language, request),
});

const keptTexts: Readonly<Record<string, BilingualText>> = {
  applications: texts.keptApplications,
  orders: texts.keptOrders,
  papers: texts.keptPapers,
  bids: texts.keptBids,
  activities: texts.keptActivities,
};

/**
 * Answers api/users/erasure/proof: the caller's waiting request as a PDF, with what is erased, what is kept and until
 * when, and a code by which anyone can check later what was erased; without a waiting request there is none.
 */
export const erasureProof: MemberHandler<'erasureProof'> = async (_, context) => {
  const { db, caller, config } = context;
  const request = await findNewestErasure(db, caller.userId);
  if (request?.state !== 'waiting') return undefined;
  const kept = await listKeptRecords(db, caller.userId, config);
  const rows: PrintoutRow[] = [
    { label: texts.erasureNumber, value: request.number },
    { label: texts.erasureAskedOn, value: formatDate(request.askedOn.toISOString()) },
    { label: texts.erasureDueOn, value: formatDate(request.dueOn.toISOString()) },
    ...kept.map(({ kind, count, until }) => ({
      label: keptTexts[kind] ?? texts.keptApplications,
      value:
        until === null
          ? `${count} (${texts.keptForever.en})`
          : `${count} (${texts.keptUntil.en} ${formatDate(until)})`,
    })),
  ];
  return createFile(context, attestErasure(request), rows, texts.erasureText);
};
