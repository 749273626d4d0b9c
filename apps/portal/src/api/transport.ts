import {
  mainHost,
  requestHeaders,
  serviceBase,
  viewDataAddress,
  wwwAddress,
} from '@temple-land/portal-core';
import { languageAtom } from '../state/language.ts';
import { portalStore } from '../state/store.ts';
import { CallError } from './callError.ts';

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

/** Sends a request to the service; throws CallError 'transport' when no answer comes. */
export async function sendToService(request: ServiceRequest): Promise<Response> {
  const { method, path, token, body, signal } = request;
  const address = viewDataAddress(serviceBase, path);
  // The service words its own messages in the language of the page.
  const language = { 'Accept-Language': portalStore.get(languageAtom) };
  const init: RequestInit = {
    method,
    headers: { ...language, ...requestHeaders(address, token, body !== undefined) },
    cache: 'no-store',
    credentials: 'omit',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
  return fetchOrFail(address, init);
}

/** Asks an address as it is, without envelope or the portal's bearer (spec 7); throws CallError 'transport'. */
export async function fetchPlain(address: string, init: RequestInit = {}): Promise<Response> {
  return fetchOrFail(wwwAddress(address, mainHost), { ...init, credentials: 'omit' });
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
