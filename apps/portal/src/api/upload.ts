import { api, serviceBase, type Output } from '@temple-land/portal-core';
import { currentSession } from '../state/session.ts';
import { CallError } from './callError.ts';
import { portalSigner, readAnswer } from './client.ts';

/** How an upload is followed and stopped. */
export interface UploadOptions {
  /** Told the share that has left the browser, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

// fetch does not tell the progress of an upload; XMLHttpRequest does.
function post(file: File, { onProgress, signal }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${serviceBase}${api.saveFileToTemp.path}`);
    const token = currentSession()?.token;
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
    const fail = (text: string) => () => reject(new CallError('transport', text));
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
    form.append('file', file);
    request.send(form);
  });
}

/** Sends one file to the temporary store; throws CallError when no answer can be read. */
export async function upload(file: File, options: UploadOptions = {}) {
  const [signer, response] = await Promise.all([portalSigner(), post(file, options)]);
  return (await readAnswer(api.saveFileToTemp, signer, response)) as Output<'saveFileToTemp'>;
}
