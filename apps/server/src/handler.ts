import type {
  EndpointName,
  FileCall,
  Input,
  Language,
  Output,
  UserType,
} from '@temple-land/portal-core';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { RequestKey } from './db/idempotency.ts';
import type {
  Random,
  Clock,
  Files,
  Identity,
  Live,
  Sanitizer,
  Scanner,
  Sms,
} from './ports/ports.ts';

/** What the security log records; a failure is written at a higher level than a success. */
export type SecurityEvent =
  | 'login succeeded'
  | 'login failed'
  | 'account locked'
  | 'account blocked'
  | 'account unblocked'
  | 'account changed'
  | 'account change decided'
  | 'code sent'
  | 'code accepted'
  | 'code refused'
  | 'number locked'
  | 'account registered'
  | 'password changed'
  | 'mobile number changed'
  | 'message not sent'
  | 'code not sent'
  | 'register not available'
  | 'password refused'
  | 'logged out'
  | 'second step begun'
  | 'second factor refused'
  | 'second factor added'
  | 'second factor removed'
  | 'second factors reset'
  | 'recovery code used'
  | 'recovery codes renewed'
  | 'harmful file refused'
  | 'file not readable within limits'
  | 'file not scanned'
  | 'attempt refused'
  | 'call refused'
  | 'captcha refused'
  | 'envelope refused'
  | 'existing account told'
  | 'missing account told'
  | 'limit reached'
  | 'live channel refused';

/** What a line of the security log is about. */
export interface SecuritySubject {
  userId?: number | undefined;
  /** A number or login name; written as a pseudonym. */
  subject?: string | undefined;
  /** Why, in a fixed word: a limit, a status, a kind of fault; nothing that was sent. */
  reason?: string | number | undefined;
}

/** What every handler may use of the outside world. */
export interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  sms: Sms;
  live: Live;
  files: Files;
  scanner: Scanner;
  sanitizer: Sanitizer;
  identity: Identity;
  config: Config;
}

/** The signed-in user by the server's own record. */
export interface Caller {
  userId: number;
  userType: UserType;
  fullName: string;
  roleId: number;
  districtId: number | null;
  tahasilId: number | null;
  language: Language;
  tokenHash: string;
  /** Set when the answer must not be given before the password was changed. */
  isFirstLogin: boolean;
  /** Set when a second factor has to be set up before any other answer is given. */
  needsFactor: boolean;
}

/** The cookies of a request, and those that its answer sets: HttpOnly and only for this site. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, lifeMs: number): void;
}

/** What a handler is told beside its input. */
export interface Context extends Deps {
  /** Address of the caller as the server saw it. */
  ip: string;
  /** Name of the caller's browser by its own word, `Other` when unknown. */
  browserName: string;
  cookies: Cookies;
  /** The language in which the caller reads. */
  language: Language;
  caller: Caller | undefined;
  /** The key of a request that makes something (db/idempotency.ts). */
  requestKey: RequestKey | undefined;
  /** Writes to the security log, with the call and its caller. */
  record(event: SecurityEvent, about: SecuritySubject): void;
}

/** A context whose caller is known, because the contract's row asks for one. */
export interface SignedIn extends Context {
  caller: Caller;
}

/** A file as an answer. */
export interface FileReply {
  fileName: string;
  mediaType: string;
  /** The bytes, or a stream that gives them as they are made. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Made for readers and programs of other sites: shown, not saved, and kept for five minutes. */
  isFeed?: boolean;
}

/** A file that the browser may keep for as long as its tag, in quotes, is the same. */
export interface CachedFile {
  mediaType: string;
  etag: string;
  /** Makes the bytes; not called when the browser has them. */
  make: () => Promise<Uint8Array>;
}

/** What a call answers; file calls give a file, or nothing when there is none. */
export type Reply<Name extends EndpointName> = Name extends FileCall
  ? (Name extends 'mapTile' ? CachedFile : FileReply) | undefined
  : Output<Name>;

/** Answers a call that anyone may make. */
export type Handler<Name extends EndpointName> = (
  input: Input<Name>,
  context: Context,
) => Promise<Reply<Name>>;

/** Answers a call of a signed-in user. */
export type MemberHandler<Name extends EndpointName> = (
  input: Input<Name>,
  context: SignedIn,
) => Promise<Reply<Name>>;
