import { applicationTypes } from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';
import type { ApplicationType } from '../../schemas/applications/track.ts';

/** The coloured patch of a status: green, yellow or red, each with its own shape. */
export type PatchTone = 'success' | 'warning' | 'danger';

/** How a status is shown. */
export interface StatusView {
  label: MessageKey;
  tone: PatchTone;
}

const closeCodes = new Set(['G CLOSE', 'G', 'CLOSE']);

/** Gives the green, yellow or red of a code: A, P, anything else (spec 4). */
export function patchTone(code: string): PatchTone {
  if (code === 'A') return 'success';
  return code === 'P' ? 'warning' : 'danger';
}

/** Gives word and colour of a status code of an application type (spec 4). */
export function statusView(type: ApplicationType, code: string): StatusView {
  const tone = patchTone(code);
  if (code === 'A') {
    return {
      label:
        type === applicationTypes.illegitimateUse
          ? 'track.status.transferred'
          : 'track.status.approved',
      tone,
    };
  }
  if (code === 'P') return { label: 'track.status.pending', tone };
  return {
    label: closeCodes.has(code) ? 'track.status.close' : 'track.status.rejected',
    tone,
  };
}

/**
 * Tells whether the result invites to log in. The specification states types 2 and 3; its code said
 * "neither 1 nor 3". The stated intent holds.
 */
export function asksForLogin(type: ApplicationType): boolean {
  return type === applicationTypes.land || type === applicationTypes.caseNumber;
}
