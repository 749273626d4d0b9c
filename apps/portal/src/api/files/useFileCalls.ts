import {
  type EndpointName,
  type FileCall,
  type Input,
  type Output,
} from '@temple-land/portal-core';
import type { UserMessage } from '../../state/userMessage.ts';
import { runEffects } from '../call/outcomeEffects.ts';
import { download, fetchFile } from './download.ts';
import { toCallResult, toErrorResult } from '../call/callResult.ts';

/**
 * Returns functions for calls with a file, which run the effects of the outcomes table like every other call.
 * `awaitUpload` awaits an upload and returns its result, `downloadFile` downloads a file and returns the message when
 * it failed, `loadFile` returns the bytes of a file to show. None throws.
 */
export function useFileCalls() {
  const awaitUpload = async <Name extends EndpointName>(
    name: Name,
    work: Promise<Output<Name>>,
  ) => {
    try {
      return runEffects(toCallResult(name, await work));
    } catch (error) {
      return runEffects(toErrorResult(name, error));
    }
  };
  const downloadFile = async <Name extends FileCall>(
    name: Name,
    input: Input<Name>,
  ): Promise<UserMessage | undefined> => {
    try {
      const key = await download(name, input);
      return key && { key };
    } catch (error) {
      return runEffects(toErrorResult(name, error)).message;
    }
  };
  const loadFile = async <Name extends FileCall>(
    name: Name,
    input: Input<Name>,
  ): Promise<{ blob: Blob } | { message: UserMessage | undefined }> => {
    try {
      const fetched = await fetchFile(name, input);
      return typeof fetched === 'string' ? { message: { key: fetched } } : { blob: fetched.blob };
    } catch (error) {
      return { message: runEffects(toErrorResult(name, error)).message };
    }
  };
  return { awaitUpload, downloadFile, loadFile };
}
