import type { PasswordChange } from '@temple-land/portal-core';

/** Returns the present moment. */
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
export interface Random {
  /** Returns that many random bytes as base64url text. */
  token(bytes: number): string;
  /** Returns a whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}

/**
 * Keeps the bytes of files under names that the server makes (see `fileName` in files.ts); what people
 * call a file stands in the database.
 */
export interface Files {
  /** Writes a file, or writes it again; it survives a power cut when this returns. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes of a file, or undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Removes a file; one that is not there is no fault. */
  remove(key: string): Promise<void>;
  /** Returns the names of files that were last written before a moment. */
  olderThan(moment: Date): AsyncIterable<string>;
}

/** Looks for harmful content in a file. */
export interface Scanner {
  /** Returns the name of what was found, or undefined for a clean file; throws when it cannot look. */
  find(bytes: Uint8Array): Promise<string | undefined>;
}

/** Asks the register of identities for the name behind an Aadhaar number. */
export interface Identity {
  /** Returns the name, or undefined when the register does not know the number; throws when it cannot be asked. */
  nameOf(aadhaar: string, purpose: string): Promise<string | undefined>;
}

/** A type of file that the service keeps. */
export type StoredMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';

/**
 * A file written anew, or why it is not: `damaged` is not what it says, `locked` needs a password,
 * `complex` would need too much time or memory or shows something else than its pages, `busy` is the
 * server.
 */
export type Sanitized =
  { bytes: Uint8Array } | { refused: 'damaged' | 'locked' | 'complex' | 'busy' };

/** Writes files anew without anything active or hidden in them. */
export interface Sanitizer {
  /** Returns the file as it is kept; `owner` shares the queue with others. Throws when it cannot work. */
  sanitize(bytes: Uint8Array, type: StoredMediaType, owner: number): Promise<Sanitized>;
}
