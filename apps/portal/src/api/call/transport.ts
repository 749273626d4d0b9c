import {
  buildRequestHeaders,
  serviceBase,
  joinServiceUrl,
  addWwwPrefix,
} from '@temple-land/portal-core';
import { i18n } from '../../i18n/i18n.ts';
import { languageOf } from '../../i18n/language.ts';
import { mainHostAtom } from '../../state/mainHost.ts';
import { portalStore } from '../../state/store.ts';
import { CallError } from './callError.ts';

/** How long an answer may take; after that the page is given free again. */
const answerTimeoutMs = 30_000;

/** Returns a signal that ends a request when its caller does, or when it has taken too long. */
export const withTimeoutSignal = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(answerTimeoutMs), ...(signal ? [signal] : [])]);

/** Returns an address with a www prefix when it leads to the configured main host. */
const addWww = (address: string) => addWwwPrefix(address, portalStore.get(mainHostAtom));

/** A request below the service base. */
export interface ServiceRequest {
  method: 'GET' | 'POST';
  path: string;
  /** The session token, when there is one. */
  token?: string | undefined;
  /** The JSON body of a POST. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Goes on when its page is left meanwhile, if its body is short enough for that. */
  keepalive?: boolean | undefined;
}

// A browser refuses more than 64 KiB of what goes on without its page; some is left to others.
const keepaliveMaxBytes = 48_000;
const fitsKeepalive = (text = '') => new TextEncoder().encode(text).length < keepaliveMaxBytes;

/** Sends a request to the service; throws CallError 'unavailable' when no answer comes. */
export async function sendToService(request: ServiceRequest): Promise<Response> {
  const { method, path, token, body, signal, keepalive = false } = request;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const address = joinServiceUrl(serviceBase, path);
  // The service words its own messages in the language of the page.
  const language = { 'Accept-Language': languageOf(i18n) };
  const init: RequestInit = {
    method,
    headers: { ...language, ...buildRequestHeaders(address, token, text !== undefined) },
    cache: 'no-store',
    // The cookie of a proved code goes along; other sites are never asked here.
    credentials: 'same-origin',
    ...(text === undefined ? {} : { body: text }),
    keepalive: keepalive && fitsKeepalive(text),
    ...(signal === undefined ? {} : { signal }),
  };
  return convertNetworkError(fetch(addWww(address), init));
}

/** Asks an address as it is, without envelope or the portal's bearer (spec 7); throws CallError 'unavailable'. */
export async function fetchPlain(address: string, init: RequestInit = {}): Promise<Response> {
  return convertNetworkError(fetch(addWww(address), { credentials: 'omit', ...init }));
}

const isTimeout = (error: Error) => error.name === 'TimeoutError';

// Who waited too long is told so by the screen: the browser has no words for it.
const getErrorText = (error: unknown) =>
  error instanceof Error ? (isTimeout(error) ? '' : error.message) : String(error);

/** Waits for what a network brings; throws CallError 'unavailable' when it does not come. */
export async function convertNetworkError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new CallError('unavailable', getErrorText(error), { cause: error });
  }
}
