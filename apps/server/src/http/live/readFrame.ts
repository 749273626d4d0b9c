import { openRequest, ClientFrame } from '@temple-land/portal-core';
import * as v from 'valibot';
import type { SignerFinder } from '../auth/signer.ts';

/** Opens a frame of a browser and returns it with its signer; undefined if it is invalid. */
export function readFrame(findSigner: SignerFinder, data: string) {
  try {
    const sealed: unknown = JSON.parse(data);
    const signer = findSigner(sealed);
    const opened = openRequest(signer, sealed);
    if (!opened.ok) return undefined;
    const parsed = v.safeParse(ClientFrame, opened.value);
    return parsed.success ? { frame: parsed.output, signer } : undefined;
  } catch {
    return undefined;
  }
}
