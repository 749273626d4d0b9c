import {
  draftLifeMs,
  idempotencyKeptMs,
  sessionLifeMs,
  signInsKeptMs,
  tempFileLifeMs,
} from '../../constants.ts';

const dayMs = 24 * 3_600_000;

/** How long a kind of data is kept. */
export interface Retention {
  /** Days from its last use; undefined for what the law on land records requires without an end. */
  days: number | undefined;
}

const toDays = (ms: number) => ms / dayMs;

/**
 * How long personal data is kept, in the order of the privacy notice, which prints the same days in each language. The
 * hourly cleaning deletes what has a number of days.
 */
export const retentionSchedule = {
  /** Codes, captchas, tickets, counters of attempts and second steps. */
  codes: { days: 1 },
  sessions: { days: toDays(sessionLifeMs) },
  /** Sign-ins with browser and address, and known devices. */
  signIns: { days: toDays(signInsKeptMs) },
  /** Counters of wrong passwords of login names that do not exist. */
  unknownNames: { days: 365 },
  /** The answers to requests, so that a repeated one has no second effect. */
  requestKeys: { days: toDays(idempotencyKeptMs) },
  /** Files that were uploaded and not sent. */
  unsentFiles: { days: toDays(tempFileLifeMs) },
  drafts: { days: toDays(draftLifeMs) },
  /** Numbers that were confirmed for a report that was not sent, with its draft. */
  unsentGuests: { days: 2 },
  /** What browsers report about their use. */
  browserActivities: { days: 90 },
  /** The contact in a report about a page, from its end. */
  pageReportContacts: { days: 90 },
  /** The audit trail; an office can set fewer days (ACTIVITY_KEPT_DAYS). */
  activities: { days: 3650 },
  /** The account, its consents and the record of who looked at its data. */
  account: { days: undefined },
  /** Applications, reports, cases, orders, letters, messages and their documents. */
  applications: { days: undefined },
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
