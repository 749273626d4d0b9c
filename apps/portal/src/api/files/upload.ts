import {
  api,
  buildBearerHeader,
  serviceBase,
  type EndpointName,
  type Input,
  type Output,
} from '@temple-land/portal-core';
import { buildRequestParts } from '../address/requestParts.ts';
import { CallError } from '../call/callError.ts';
import { getCallToken } from '../call/callToken.ts';
import { getSigner, readAnswer } from '../call/sendCall.ts';
import { recordAfterCall, createStartedCall } from '../call/recordCall.ts';
import { getFileKey } from '../call/idempotencyKey.ts';

/** The progress callback and the abort signal of an upload. */
export interface UploadOptions {
  /** Called with the fraction that has been sent, 0 to 1. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
  /** The idempotency key of the file; by default one for each chosen file. */
  idempotencyKey?: string;
}

/** A call with a file, and the other fields of its form. */
interface UploadCall {
  name: EndpointName;
  fields: Readonly<Record<string, string>>;
}

// XMLHttpRequest reports the progress of an upload, fetch does not.
function postFile(
  file: File,
  { name, fields }: UploadCall,
  { onProgress, signal, idempotencyKey = getFileKey(file) }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { path, body } = buildRequestParts(api[name], fields);
    request.open('POST', `${serviceBase}${path}`);
    const token = getCallToken(name);
    const headers: Record<string, string> = token === undefined ? {} : buildBearerHeader(token);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    const fail = (text: string) => () => reject(new CallError('unavailable', text));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener('error', fail('The file could not be sent.'));
    request.addEventListener('abort', fail('The upload was stopped.'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    for (const [key, value] of Object.entries(body ?? {})) form.append(key, String(value));
    form.append('idempotencyKey', idempotencyKey);
    form.append('file', file);
    request.send(form);
  });
}

async function sendFile(file: File, target: UploadCall, options: UploadOptions) {
  const { name, fields } = target;
  const started = createStartedCall(name, fields);
  const [signer, response] = await Promise.all([getSigner(), postFile(file, target, options)]);
  const answer = await readAnswer(api[name], signer, response);
  recordAfterCall(started, answer);
  return answer;
}

/** Sends one file to the temporary store; throws CallError when no answer can be read. */
export async function uploadFile(file: File, options: UploadOptions = {}) {
  const target = { name: 'saveFileToTemp', fields: {} } as const;
  return (await sendFile(file, target, options)) as Output<'saveFileToTemp'>;
}

/** A record with a published file: a document, or the photo of a contact. */
export type PublishedEntity = Input<'adminUpload'>['entity'];

/** Publishes the document of a tender or notice, or the photo of a contact; throws CallError when no answer can be read. */
export async function uploadPublished(
  file: File,
  record: { entity: PublishedEntity; id: number },
  options: UploadOptions = {},
) {
  const fields = { entity: record.entity, id: String(record.id) };
  const answer = await sendFile(file, { name: 'adminUpload', fields }, options);
  return answer as Output<'adminUpload'>;
}

/** Adds a document to the draft of a record; throws CallError when no answer can be read. */
export async function uploadToDraft(
  file: File,
  { name, revision }: { name: string; revision: number },
  options: UploadOptions = {},
) {
  const fields = { name, revision: String(revision) };
  const answer = await sendFile(file, { name: 'sitePageDraftUpload', fields }, options);
  return answer as Output<'sitePageDraftUpload'>;
}

/** Sends a file whose shapes are laid over the map; throws CallError when no answer can be read. */
export async function uploadMapFile(
  file: File,
  crs: Input<'mapFile'>['crs'],
  options: UploadOptions = {},
) {
  const answer = await sendFile(file, { name: 'mapFile', fields: { crs } }, options);
  return answer as Output<'mapFile'>;
}

/** Sends a part of a file of an import; throws CallError when no answer can be read. */
export async function uploadImportPart(
  blob: Blob,
  { id, index, part }: { id: number; index: number; part: number },
  options: UploadOptions = {},
) {
  const fields = { id: String(id), index: String(index), part: String(part) };
  const file = new File([blob], 'part');
  const answer = await sendFile(file, { name: 'importUpload', fields }, options);
  return answer as Output<'importUpload'>;
}
