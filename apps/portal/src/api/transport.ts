import { languageAtom } from '../state/language.ts';
import { portalStore } from '../state/store.ts';
import { CallError } from './callError.ts';

/** Where the service answers, on the portal's own origin. */
export const serviceBase = '/service/';

/** A request below the service base. */
export interface ServiceRequest {
  method: 'GET' | 'POST';
  path: string;
  /** The session token, when there is one. */
  token?: string | undefined;
  /** The JSON body of a POST. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

const json = { 'Content-Type': 'application/json' } as const;

/**
 * The headers of spec 7: the bearer when there is a token, else JSON type and the flag. The
 * service words its own messages in the language of the page.
 */
function headersFor(token: string | undefined, hasBody: boolean): Record<string, string> {
  const language = { 'Accept-Language': portalStore.get(languageAtom) };
  if (token === undefined) return { ...language, ...json, Encrypted: 'true' };
  return { ...language, ...(hasBody ? json : {}), Authorization: `Bearer ${token}` };
}

/** Sends a request to the service; throws CallError 'transport' when no answer comes. */
export async function sendToService(request: ServiceRequest): Promise<Response> {
  const { method, path, token, body, signal } = request;
  const init: RequestInit = {
    method,
    headers: headersFor(token, body !== undefined),
    cache: 'no-store',
    credentials: 'omit',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
  return fetchOrFail(`${serviceBase}${path}`, init);
}

/** Fetches an address as it is, without bearer or envelope; throws CallError 'transport'. */
export async function fetchPlain(address: string, signal?: AbortSignal): Promise<Response> {
  return fetchOrFail(address, { credentials: 'omit', ...(signal === undefined ? {} : { signal }) });
}

async function fetchOrFail(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw new CallError('transport', error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}
