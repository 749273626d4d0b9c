import type {
  DataRight,
  EndpointName,
  FileCall,
  Input,
  Language,
  Output,
  UserType,
} from '@temple-land/portal-core';
import type { Config } from './config.ts';
import type { Person } from './db/accounts/actingPerson.ts';
import type { Replica } from './db/connection/replica.ts';
import type { Database } from './db/database.ts';
import type { CallCounter } from './db/operations/callCounter.ts';
import type { RequestKey } from './db/idempotency.ts';
import type {
  Random,
  Clock,
  Files,
  Identity,
  PaymentGateway,
  Mail,
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
  | 'e-mail address changed'
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
  | 'payment received'
  | 'payment to refund'
  | 'payment refused'
  | 'payment gateway not available'
  | 'attempt refused'
  | 'call refused'
  | 'captcha refused'
  | 'envelope refused'
  | 'existing account disclosed'
  | 'missing account disclosed'
  | 'limit reached'
  | 'live channel refused';

/** The subject of a line of the security log. */
export interface SecuritySubject {
  userId?: number | undefined;
  /** A number or login name; written as a pseudonym. */
  subject?: string | undefined;
  /** The reason as a fixed text; never data of the request. */
  reason?: string | number | undefined;
}

/** The services that every handler can use. */
export interface Deps {
  db: Database;
  /** Absent where the database has no replica. */
  replica?: Replica;
  clock: Clock;
  random: Random;
  sms: Sms;
  /** Undefined where the office sends no e-mail. */
  mail: Mail | undefined;
  files: Files;
  scanner: Scanner;
  sanitizer: Sanitizer;
  identity: Identity;
  /** Undefined where nothing is paid online. */
  payments: PaymentGateway | undefined;
  calls: CallCounter;
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
  /** Set if the password must be changed first. */
  isFirstLogin: boolean;
  /** Set if a second factor must be set up first. */
  needsFactor: boolean;
  /** Set if the session was opened by the code of a report, without a login. */
  isGuest: boolean;
  /** Who makes the call in the caller's place, as a counter operator or helper does. */
  representative?: Person;
}

/** The cookies of a request, and those set by its answer: HttpOnly and SameSite. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, lifeMs: number): void;
}

/** The context of a request, besides its input. */
export interface Context extends Deps {
  /** The network address of the caller. */
  ip: string;
  /** The browser name from the user agent, `Other` if unknown. */
  browserName: string;
  cookies: Cookies;
  /** The caller's language. */
  language: Language;
  caller: Caller | undefined;
  /**
   * The rights to data of the caller's role, in calls whose row has a list of rights; all of them for who is no officer,
   * and none in other calls.
   */
  dataRights: ReadonlySet<DataRight>;
  /** The idempotency key of the request (db/idempotency.ts). */
  requestKey: RequestKey | undefined;
  /** Writes to the security log, with the call and its caller. */
  record(event: SecurityEvent, about: SecuritySubject): void;
}

/** The context of a request with a signed-in caller. */
export interface SignedIn extends Context {
  caller: Caller;
}

/** A file as an answer. */
export interface FileReply {
  fileName: string;
  mediaType: string;
  /** The bytes, or a stream of them. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** For programs of other sites: shown inline and cached for five minutes. */
  isFeed?: boolean;
  /** The version of a file that everyone may have; an unchanged one is not sent again. */
  publicEtag?: string;
}

/** A file that the browser can cache while its ETag is the same. */
export interface CachedFile {
  mediaType: string;
  etag: string;
  /** Returns the bytes; not called if the browser has them in its cache. */
  make: () => Promise<Uint8Array>;
  /** The same for everyone, so that shared caches may keep it too. */
  isPublic?: boolean;
}

/** The answer of a call; file calls return a file, undefined if there is none. */
export type Reply<Name extends EndpointName> = Name extends FileCall
  ? (Name extends 'mapTile' ? CachedFile : FileReply) | undefined
  : Output<Name>;

/** A handler of a call that anyone may make. */
export type Handler<Name extends EndpointName> = (
  input: Input<Name>,
  context: Context,
) => Promise<Reply<Name>>;

/** A handler of a call of signed-in users. */
export type MemberHandler<Name extends EndpointName> = (
  input: Input<Name>,
  context: SignedIn,
) => Promise<Reply<Name>>;
