import type { FormFields } from './formField.ts';

/** Returns the fields that check codes of a version attest, in the order in which they were added. */
export function attestedFields<Fields extends FormFields>(
  fields: Fields,
  version: number,
): (keyof Fields & string)[] {
  const since = (name: string) => fields[name]?.attestedSince ?? Number.POSITIVE_INFINITY;
  return Object.keys(fields)
    .filter((name) => since(name) <= version)
    .sort((one, other) => since(one) - since(other));
}

/** Returns the latest version of check codes that the fields of a form name; 0 if none is attested. */
export const newestAttestation = (fields: FormFields): number =>
  Math.max(0, ...Object.values(fields).map(({ attestedSince = 0 }) => attestedSince));
