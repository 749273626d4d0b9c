import { isApplicationKind, type ApplicationKind } from '@temple-land/portal-core';

const kindStep = 'kind';

/** The address of the questions that lead to the kind of application. */
export const kindPath = `?step=${kindStep}`;

/** Returns whether an address opens the questions. */
export const isKindAddress = (address: URLSearchParams) => address.get('step') === kindStep;

/** Returns the address that begins an application of a kind. */
export const getStartPath = (kind: ApplicationKind) => `?kind=${kind}`;

/** Returns the kind of application that an address begins; undefined without one. */
export function parseKind(address: URLSearchParams): ApplicationKind | undefined {
  const kind = address.get('kind');
  return isApplicationKind(kind) ? kind : undefined;
}
