import type { ApplicationType } from '../../schemas/applications/track.ts';

const prefixes: Readonly<Record<ApplicationType, string>> = {
  1: 'IL',
  2: 'LA',
  3: 'CS',
  6: 'QA',
};

/** Builds an application number, for example LA/2026/PUR/000456: type, year, district, sequence number in the year. */
export function buildApplicationNumber(
  type: ApplicationType,
  year: number,
  district: string,
  sequence: number,
): string {
  return `${prefixes[type]}/${year}/${district}/${String(sequence).padStart(6, '0')}`;
}

/** Normalises an entered application number to its stored form: trimmed, upper case. */
export function normaliseApplicationNumber(typed: string): string {
  return typed.trim().toUpperCase();
}

const prefixPattern = /^[A-Z]{2}(?=\/)/;

/** Returns the type of an application by its number; undefined for an unknown prefix. */
export function findApplicationType(number: string): ApplicationType | undefined {
  const prefix = prefixPattern.exec(number)?.[0];
  const found = Object.entries(prefixes).find(([, known]) => known === prefix);
  return found && (Number(found[0]) as ApplicationType);
}
