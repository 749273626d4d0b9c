import { ogcPrefix, OpenFileList } from '@temple-land/portal-core';
import * as v from 'valibot';
import { CallError, toHttpError } from '../call/callError.ts';
import { fetchPlain, withTimeoutSignal } from '../call/transport.ts';

/** Returns the files of open data of a district, or of the whole state for an empty code; throws CallError. */
export async function loadOpenFiles(code: string, signal?: AbortSignal): Promise<OpenFileList> {
  const response = await fetchPlain(`${ogcPrefix}/files${code === '' ? '' : `/${code}/`}`, {
    signal: withTimeoutSignal(signal),
  });
  if (!response.ok) throw toHttpError(response);
  const parsed = v.safeParse(OpenFileList, await response.json().catch(() => undefined));
  if (!parsed.success) throw new CallError('answer', 'The files cannot be read.');
  return parsed.output;
}
