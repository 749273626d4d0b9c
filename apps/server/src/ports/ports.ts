import type { PasswordChange } from '@temple-land/portal-core';

/** Gives the present moment. */
export type Clock = () => Date;

/** Sends a text message; `otp` is the code inside it, kept apart for the demo's outbox. */
export interface Sms {
  send(mobile: string, text: string, otp?: string): Promise<void>;
}

/** Tells open browsers of a user that something happened, on every instance. */
export interface Live {
  /** The bell of a user has a new count of unread notifications. */
  bell(userId: number, count: number): Promise<void>;
  /** A user's password was changed or reset. */
  passwordChanged(change: PasswordChange): Promise<void>;
  /** The sessions of a user ended; their sockets are closed. */
  sessionsEnded(userId: number): Promise<void>;
}

/** Unpredictable bytes and numbers. */
export interface Chance {
  /** Gives that many random bytes as base64url text. */
  token(bytes: number): string;
  /** Gives a whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}
