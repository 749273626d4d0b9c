import {
  type EndpointName,
  type FileCall,
  type Input,
  type Output,
} from '@temple-land/portal-core';
import type { Said } from '../state/said.ts';
import { runEffects, useGoTo } from './callEffects.ts';
import { download } from './download.ts';
import { finishedWith, finishedWithout } from './finish.ts';

/**
 * Ends calls with a file like every other call: by the outcomes table, whose effects run, so that a
 * lapsed bearer leads to the login. `send` follows an upload, `fetchFile` downloads a file and returns
 * what to say when it failed. Never throws.
 */
export function useFileCall() {
  const goTo = useGoTo();
  const send = async <Name extends EndpointName>(name: Name, work: Promise<Output<Name>>) => {
    try {
      return runEffects(finishedWith(name, await work), {}, goTo);
    } catch (error) {
      return runEffects(finishedWithout(name, error), {}, goTo);
    }
  };
  const fetchFile = async <Name extends FileCall>(
    name: Name,
    input: Input<Name>,
  ): Promise<Said | undefined> => {
    try {
      const key = await download(name, input);
      return key && { key };
    } catch (error) {
      return runEffects(finishedWithout(name, error), {}, goTo).said;
    }
  };
  return { send, fetchFile };
}
