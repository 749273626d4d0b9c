import type * as v from 'valibot';
import type { UserType } from '../schemas/account/account.ts';
import type { DataRight } from '../schemas/reports/dataRights.ts';
import type { CallRecord } from './callRecord.ts';

/** Any valibot schema: the shape of a request or an answer. */
export type Shape = v.GenericSchema<unknown, unknown>;

/**
 * The wire format of a call: sealed both ways, sealed answer to an empty request, plain JSON both ways,
 * a form with a file and a sealed answer, or a file as the answer (to a sealed request by POST, to
 * the address alone by GET). Calls of the skip list are plain JSON, `skipFile` with a file as answer.
 */
export type Wire = 'sealed' | 'sealedAnswer' | 'plain' | 'multipart' | 'file' | 'skip' | 'skipFile';

/**
 * Who may call: anyone, any signed-in user, the holder of a registration ticket, or the listed user
 * types by the server's own record.
 */
export type Auth = 'anyone' | 'signedIn' | 'ticket' | readonly UserType[];

/**
 * How a call that creates something is made idempotent: by the `idempotencyKey` of its
 * input. `content`: without a key, the same content counts once per day.
 */
export type Once = 'key' | 'content';

/**
 * Which calls stay open to a user whose account is not ready: `passwordChange` before the first change
 * of the password, and before a required second factor is set up; `secondFactor` before the latter only.
 */
export type OpenBefore = 'passwordChange' | 'secondFactor';

/** One row of the contract. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Also accepts GET, where the specification leaves the method open. */
  readonly alsoGet: boolean;
  /** Path below the service base; `:name` parts are fields of the input. */
  readonly path: string;
  readonly in: Shape;
  readonly out: Shape;
  readonly wire: Wire;
  readonly auth: Auth;
  /** Undefined where the account must be ready. */
  readonly openBefore: OpenBefore | undefined;
  /** Whether somebody who acts for a person makes the call in that person's place. */
  readonly forPerson: boolean;
  /** Whether a guest who confirmed a mobile number by a code may make the call, as a citizen may. */
  readonly forGuest: boolean;
  /** The captcha is checked and consumed before the handler runs; a wrong one returns 223. */
  readonly captcha: boolean;
  /** The user action that the portal records for the call. */
  readonly records?: CallRecord;
  /** Undefined where repeating the request has no further effect. */
  readonly once: Once | undefined;
  /** The largest request body; undefined for the limit of all calls. */
  readonly maxBodyBytes: number | undefined;
  /**
   * The rights to data that an officer's role needs for the call. An empty list means that the handler checks them by its
   * input; undefined that the call gives out no rows of the records, or only those of the caller's own work.
   */
  readonly rights: readonly DataRight[] | undefined;
}

/** Returns whether the answers of a row are sent in the envelope. */
export function hasSealedAnswer({ wire }: Pick<Endpoint, 'wire'>): boolean {
  return wire === 'sealed' || wire === 'sealedAnswer' || wire === 'multipart';
}

/** Returns whether the request of a row is sent in the envelope. */
export function hasSealedRequest({ wire, method }: Pick<Endpoint, 'wire' | 'method'>): boolean {
  return wire === 'sealed' || (wire === 'file' && method === 'POST');
}

/** Returns whether a row answers with a file. */
export function hasFileAnswer({ wire }: Pick<Endpoint, 'wire'>): boolean {
  return wire === 'file' || wire === 'skipFile';
}

interface Columns<In extends Shape, Out extends Shape, Way extends Wire> {
  in: In;
  out: Out;
  wire: Way;
  auth: Auth;
  openBefore?: OpenBefore;
  forPerson?: boolean;
  forGuest?: boolean;
  captcha?: boolean;
  alsoGet?: boolean;
  records?: CallRecord<v.InferOutput<In>, v.InferOutput<Out>>;
  once?: Once;
  maxBodyBytes?: number;
  rights?: readonly DataRight[];
}

const row =
  <Method extends 'GET' | 'POST'>(method: Method) =>
  <In extends Shape, Out extends Shape, Way extends Wire>(
    path: string,
    columns: Columns<In, Out, Way>,
  ) => ({
    forPerson: false,
    forGuest: false,
    captcha: false,
    alsoGet: false,
    once: undefined,
    maxBodyBytes: undefined,
    rights: undefined,
    openBefore: undefined,
    ...columns,
    method,
    path,
  });

/** Builds the row of a POST call. */
export const post = row('POST');

/** Builds the row of a GET call. */
export const get = row('GET');
