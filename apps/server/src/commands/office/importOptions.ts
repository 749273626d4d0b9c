import { InvalidArgumentError } from 'commander';
import {
  acceptableFaults,
  findImportEntity,
  importEntities,
  type AcceptableFault,
  type ImportEntity,
} from '@temple-land/portal-core';

/** Parses the number of an import. */
export function parseNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give the number of an import.');
  return Number(text);
}

/** Parses a percentage from 0 to 100. */
export function parsePercent(text: string): number {
  if (!/^\d{1,3}(\.\d+)?$/.test(text) || Number(text) > 100)
    throw new InvalidArgumentError('Give a percentage from 0 to 100.');
  return Number(text);
}

/** Parses the names of faults, with commas between them. */
export function parseAccepted(text: string): AcceptableFault[] {
  return text.split(',').map((name) => {
    const kind = acceptableFaults.find((one) => one === name.trim());
    if (kind === undefined)
      throw new InvalidArgumentError(`Possible are ${acceptableFaults.join(', ')}.`);
    return kind;
  });
}

/** Parses the name of what a file contains, in the plural. */
export function parseEntity(text: string): ImportEntity {
  const entity = findImportEntity(text.trim());
  if (entity === undefined)
    throw new InvalidArgumentError(
      `Possible are ${importEntities.map((one) => `${one}s`).join(', ')}.`,
    );
  return entity;
}

/** Parses the names of kinds of records, in the plural and with commas between them. */
export const parseEntities = (text: string): ImportEntity[] => text.split(',').map(parseEntity);
