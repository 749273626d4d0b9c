import type { Input, UserType } from '@temple-land/portal-core';

/** The record that a report is about, as the address names it. */
export type CorrectionSubject = Pick<Input<'correctionSubject'>, 'plotCode' | 'khataNoId'>;

const paths: Readonly<Partial<Record<UserType, string>>> = {
  O: '/officer/corrections',
  T: '/officer/corrections',
  C: '/officer/person-corrections',
};

/**
 * Returns the path of the form that reports an error in a record: a citizen's, to which a visitor comes after the login,
 * an officer's, or a counter operator's for a person.
 */
export function buildCorrectionPath(
  { plotCode, khataNoId }: CorrectionSubject,
  userType: UserType | undefined,
): string {
  const query = new URLSearchParams(
    plotCode === undefined ? { khatiyan: String(khataNoId) } : { plot: plotCode },
  );
  return `${paths[userType ?? 'CI'] ?? '/citizen/corrections'}?${query}`;
}

/** Returns the record that an address names; undefined without one. */
export function parseCorrectionSubject(address: URLSearchParams): CorrectionSubject | undefined {
  const plotCode = address.get('plot')?.trim().slice(0, 40) ?? '';
  if (plotCode !== '') return { plotCode };
  const khataNoId = Number(address.get('khatiyan'));
  const isId = Number.isSafeInteger(khataNoId) && khataNoId > 0 && khataNoId < 2 ** 31;
  return isId ? { khataNoId } : undefined;
}
