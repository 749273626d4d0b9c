import {
  api,
  getDownloadError,
  hasSealedRequest,
  sealRequest,
  serviceBase,
  type Endpoint,
  type FileCall,
  type Input,
  type MessageKey,
} from '@temple-land/portal-core';
import { setServiceAvailable } from '../../state/availability.ts';
import { trackPending } from '../../state/pendingCalls.ts';
import { buildRequestParts } from '../address/requestParts.ts';
import { CallError, toHttpError, getSessionError } from '../call/callError.ts';
import { getCallToken } from '../call/callToken.ts';
import { getSigner } from '../call/sendCall.ts';
import { recordAfterCall, createStartedCall } from '../call/recordCall.ts';
import { convertNetworkError, sendToService } from '../call/transport.ts';

/** Returns whether anyone may fetch the file of a call by following a link. */
export function isPublicFile(name: FileCall): boolean {
  const { method, auth }: Endpoint = api[name];
  return method === 'GET' && auth === 'anyone';
}

/** Returns the address of a file. */
export const getFileUrl = <Name extends FileCall>(name: Name, input: Input<Name>): string =>
  `${serviceBase}${buildRequestParts(api[name], input).path}`;

/** Returns the file name of a Content-Disposition header, or undefined. */
export function parseFileName(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
}

/** Saves a file in the browser under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file that the service has sent, with its name. */
export interface FetchedFile {
  blob: Blob;
  fileName: string;
}

/** Fetches a file; returns the message of spec 8 instead when there is none. */
async function fetchContent<Name extends FileCall>(
  name: Name,
  input: Input<Name>,
): Promise<FetchedFile | MessageKey> {
  const row: Endpoint = api[name];
  const started = createStartedCall(name, input);
  const { path, body } = buildRequestParts(row, input);
  const response = await sendToService({
    method: row.method,
    path,
    token: getCallToken(name, started.session),
    body: hasSealedRequest(row) ? sealRequest(await getSigner(), body) : body,
  });
  const failure =
    getSessionError(response) ?? (response.status >= 500 ? toHttpError(response) : undefined);
  if (failure) throw failure;
  const blob = await convertNetworkError(response.blob());
  const problem = getDownloadError(response.status, blob.size);
  if (problem !== undefined) return problem;
  const fallback = path.split('/').at(-1) ?? name;
  recordAfterCall(started, {});
  return {
    blob,
    fileName: parseFileName(response.headers.get('Content-Disposition')) ?? fallback,
  };
}

/**
 * Fetches a file to show it on the page; returns the message of spec 8 when there is no file, throws CallError when the
 * session has ended or the service is unavailable.
 */
export async function fetchFile<Name extends FileCall>(
  name: Name,
  input: Input<Name>,
): Promise<FetchedFile | MessageKey> {
  try {
    const fetched = await trackPending(fetchContent(name, input));
    setServiceAvailable(true);
    return fetched;
  } catch (error) {
    if (error instanceof CallError && error.failure === 'unavailable') setServiceAvailable(false);
    throw error;
  }
}

/** Downloads a file and saves it in the browser; returns and throws as `fetchFile` does. */
export async function download<Name extends FileCall>(
  name: Name,
  input: Input<Name>,
): Promise<MessageKey | undefined> {
  const fetched = await fetchFile(name, input);
  if (typeof fetched === 'string') return fetched;
  saveFile(fetched.blob, fetched.fileName);
  return undefined;
}
