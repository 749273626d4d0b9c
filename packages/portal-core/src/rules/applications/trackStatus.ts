import { applicationTypes } from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';
import type { ApplicationType } from '../../schemas/applications/track.ts';

/** The colour of a status label: green, yellow or red, each with its own shape. */
export type StatusColour = 'success' | 'warning' | 'danger';

/** How a status is shown. */
export interface StatusView {
  label: MessageKey;
  tone: StatusColour;
}

const closeCodes = new Set(['G CLOSE', 'G', 'CLOSE']);

/** Returns the colour of a status code: green for A, yellow for P, red otherwise (spec 4). */
export function getStatusColour(code: string): StatusColour {
  if (code === 'A') return 'success';
  return code === 'P' ? 'warning' : 'danger';
}

/** Returns label and colour of a status code for an application type (spec 4). */
export function getStatusView(type: ApplicationType, code: string): StatusView {
  const tone = getStatusColour(code);
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
 * Returns whether the result shows a hint to log in. The specification states types 2 and 3; its sample code says
 * "neither 1 nor 3". The stated types apply.
 */
export function suggestsLogin(type: ApplicationType): boolean {
  return type === applicationTypes.land || type === applicationTypes.caseNumber;
}
