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

/** The longest time for an answer, in ms; after it the call fails and the page is usable again. */
const answerTimeoutMs = 30_000;

/** Returns a signal that aborts a request when its caller aborts it or the time is up. */
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
  /** Continues when the page unloads meanwhile, if the body is short enough. */
  keepalive?: boolean | undefined;
}

// Browsers limit all keepalive requests together to 64 KiB; the rest is for other requests.
const keepaliveMaxBytes = 48_000;
const fitsKeepalive = (text = '') => new TextEncoder().encode(text).length < keepaliveMaxBytes;

/** Sends a request to the service; throws CallError 'unavailable' without a response. */
export async function sendToService(request: ServiceRequest): Promise<Response> {
  const { method, path, token, body, signal, keepalive = false } = request;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const address = joinServiceUrl(serviceBase, path);
  // The service returns its own messages in the language of the page.
  const language = { 'Accept-Language': languageOf(i18n) };
  const init: RequestInit = {
    method,
    headers: { ...language, ...buildRequestHeaders(address, token, text !== undefined) },
    cache: 'no-store',
    // The cookie of a verified code is sent; only the service itself is requested here.
    credentials: 'same-origin',
    ...(text === undefined ? {} : { body: text }),
    keepalive: keepalive && fitsKeepalive(text),
    ...(signal === undefined ? {} : { signal }),
  };
  return convertNetworkError(fetch(addWww(address), init));
}

/** Fetches an address without envelope and bearer (spec 7); throws CallError 'unavailable'. */
export async function fetchPlain(address: string, init: RequestInit = {}): Promise<Response> {
  return convertNetworkError(fetch(addWww(address), { credentials: 'omit', ...init }));
}

const isTimeout = (error: Error) => error.name === 'TimeoutError';

// A timeout has no text of its own: the screen shows the one of the catalogue.
const getErrorText = (error: unknown) =>
  error instanceof Error ? (isTimeout(error) ? '' : error.message) : String(error);

/** Awaits a network operation; throws CallError 'unavailable' when it fails. */
export async function convertNetworkError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new CallError('unavailable', getErrorText(error), { cause: error });
  }
}
