import { reportPhotosHighest } from '../../constants.ts';

/** A number that the office sets: the range in which it may be, and the value with which a new portal begins. */
export interface LimitRule {
  lowest: number;
  highest: number;
  first: number;
}

/** The limits that the office sets, by name; each has its unit in its label. */
export const limitRules = {
  /** Plots in one application. */
  landPlots: { lowest: 1, highest: 25, first: 10 },
  /** Reports that a mobile number without an account can make in a day. */
  guestReports: { lowest: 1, highest: 50, first: 5 },
  /** Metres within which two reports can be of the same place. */
  nearbyMetres: { lowest: 10, highest: 500, first: 50 },
  /** Metres by which a corner of a sketch may miss the outline of its plot. */
  sketchMetres: { lowest: 1, highest: 50, first: 5 },
  /** Uploaded files of a person that wait to be sent. */
  waitingFiles: { lowest: 10, highest: 200, first: 60 },
  /** Days in which a second administrator has to approve a change. */
  approvalDays: { lowest: 1, highest: 30, first: 7 },
  /** Days for which the draft of a form is kept after its last change. */
  draftDays: { lowest: 14, highest: 90, first: 90 },
  /** Photos of one report. */
  reportPhotos: { lowest: 1, highest: reportPhotosHighest, first: 6 },
  /** Minutes in which an officer can undo a step that nobody was told of. */
  undoMinutes: { lowest: 1, highest: 60, first: 5 },
  /** Minutes without use after which a session ends. */
  idleMinutes: { lowest: 10, highest: 20, first: 20 },
  /** Hours after which a session ends also in use. */
  sessionHours: { lowest: 1, highest: 24, first: 24 },
  /** Wrong passwords before an account is locked. */
  loginAttempts: { lowest: 3, highest: 10, first: 5 },
  /** Wrong codes before a mobile number is locked. */
  codeAttempts: { lowest: 3, highest: 10, first: 5 },
} as const satisfies Readonly<Record<string, LimitRule>>;

/** The name of a limit. */
export type LimitName = keyof typeof limitRules;

/** The names of all limits, in the order of their list. */
export const limitNames = Object.keys(limitRules) as [LimitName, ...LimitName[]];
