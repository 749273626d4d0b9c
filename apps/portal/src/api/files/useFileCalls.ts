import {
  type EndpointName,
  type FileCall,
  type Input,
  type Output,
} from '@temple-land/portal-core';
import type { UserMessage } from '../../state/userMessage.ts';
import { runEffects } from '../call/callEffects.ts';
import { download } from './download.ts';
import { toCallResult, toErrorResult } from '../call/callResult.ts';

/**
 * Ends calls with a file like every other call: by the outcomes table, whose effects run, so that a
 * lapsed bearer leads to the login. `send` follows an upload, `fetchFile` downloads a file and returns
 * what to say when it failed. Never throws.
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
  return { awaitUpload, downloadFile };
}
