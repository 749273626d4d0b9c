import {
  draftLifeMs,
  idempotencyKeptMs,
  sessionLifeMs,
  signInsKeptMs,
  tempFileLifeMs,
} from '../../constants.ts';

const dayMs = 24 * 3_600_000;

/**
 * What an erasure of the account does with a kind of data: it is deleted; what identifies the person is removed and the
 * rest stays; or it stays as it is.
 */
export type ErasureEffect = 'deleted' | 'anonymised' | 'kept';

/** How long a kind of data is kept, and what an erasure of the account does with it. */
export interface Retention {
  /** Days from its last use; undefined for what is kept without a number of days. */
  days: number | undefined;
  onErasure: ErasureEffect;
}

const toDays = (ms: number) => ms / dayMs;

/**
 * How long personal data is kept, in the order of the privacy notice, which prints the same days in each language. The
 * hourly cleaning deletes what has a number of days.
 */
export const retentionSchedule = {
  /** Codes, links that confirm an e-mail address, captchas, tickets, counters of attempts and second steps. */
  codes: { days: 1, onErasure: 'deleted' },
  sessions: { days: toDays(sessionLifeMs), onErasure: 'deleted' },
  /** Sign-ins with browser and address, and known devices. */
  signIns: { days: toDays(signInsKeptMs), onErasure: 'deleted' },
  /** Counters of wrong passwords of login names that do not exist. */
  unknownNames: { days: 365, onErasure: 'deleted' },
  /** The answers to requests, so that a repeated one has no second effect. */
  requestKeys: { days: toDays(idempotencyKeptMs), onErasure: 'deleted' },
  /** Files that were uploaded and not sent. */
  unsentFiles: { days: toDays(tempFileLifeMs), onErasure: 'deleted' },
  drafts: { days: toDays(draftLifeMs), onErasure: 'deleted' },
  /** Numbers that were confirmed for a report that was not sent, with its draft. */
  unsentGuests: { days: 2, onErasure: 'deleted' },
  /** What browsers report about their use. */
  browserActivities: { days: 90, onErasure: 'deleted' },
  /** The contact in a report about a page, from its end. */
  pageReportContacts: { days: 90, onErasure: 'deleted' },
  /** Messages to users by SMS and e-mail, with their recipients. */
  deliveries: { days: 90, onErasure: 'deleted' },
  /** Files of reports that officers have made regularly. */
  reportFiles: { days: 14, onErasure: 'deleted' },
  /** The audit trail; an office can set fewer days (ACTIVITY_KEPT_DAYS). */
  activities: { days: 3650, onErasure: 'kept' },
  /**
   * The account with photo, postal address and nominee, its consents, notices and watches, and the record of who looked
   * at its data.
   */
  account: { days: undefined, onErasure: 'deleted' },
  /** What somebody gave in applications: identity, address, answers, messages and documents. */
  papers: { days: undefined, onErasure: 'deleted' },
  /** Applications, reports and cases: number, land, stages and decision. */
  applications: { days: undefined, onErasure: 'anonymised' },
  /** Orders, letters, leases, sales and deeds, which name the person, and the documents that a grant rests on. */
  orders: { days: undefined, onErasure: 'kept' },
  /** Requests for erasure and their proofs, which contain no personal data. */
  erasures: { days: undefined, onErasure: 'kept' },
} as const satisfies Readonly<Record<string, Retention>>;

/** A kind of data of the schedule. */
export type RetentionKind = keyof typeof retentionSchedule;

/** A kind of data that is deleted after a number of days. */
export type ExpiringKind = {
  [Kind in RetentionKind]: (typeof retentionSchedule)[Kind]['days'] extends number ? Kind : never;
}[RetentionKind];

/** The kinds that are deleted after a number of days, in the order of the schedule. */
export const expiringKinds = Object.entries(retentionSchedule)
  .filter(([, { days }]) => days !== undefined)
  .map(([kind]) => kind as ExpiringKind);

/** Returns the moment before which data of a kind is deleted. */
export const getRetentionLimit = (kind: ExpiringKind, now: Date): Date =>
  new Date(now.getTime() - retentionSchedule[kind].days * dayMs);

/** Returns the moment from which data of a kind of a moment is deleted. */
export const getRetentionEnd = (kind: ExpiringKind, from: Date): Date =>
  new Date(from.getTime() + retentionSchedule[kind].days * dayMs);
