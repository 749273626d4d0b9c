import { toCorrectedName } from '@temple-land/portal-core';

const identityName = toCorrectedName('identityEnd');

/** The data of a step as it is stored: the last characters of an identity number apart, where they are encrypted. */
export interface StoredStepData {
  given: Record<string, string>;
  identityEnd: string;
}

/** Returns the data of a step as it is stored. */
export function toStoredStepData(data: Readonly<Record<string, string>> = {}): StoredStepData {
  const { [identityName]: identityEnd = '', ...given } = data;
  return { given, identityEnd };
}

/** Returns the whole data of a stored step. */
export const fromStoredStepData = ({
  given,
  identityEnd,
}: StoredStepData): Record<string, string> =>
  identityEnd === '' ? given : { ...given, [identityName]: identityEnd };
