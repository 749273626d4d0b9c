import { InvalidArgumentError } from 'commander';
import {
  acceptableLandFaults,
  landEntities,
  type AcceptableLandFault,
  type LandEntity,
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
export function parseAccepted(text: string): AcceptableLandFault[] {
  return text.split(',').map((name) => {
    const kind = acceptableLandFaults.find((one) => one === name.trim());
    if (kind === undefined)
      throw new InvalidArgumentError(`Possible are ${acceptableLandFaults.join(', ')}.`);
    return kind;
  });
}

/** Parses the name of what a file contains, in the plural. */
export function parseEntity(text: string): LandEntity {
  const entity = landEntities.find((one) => `${one}s` === text);
  if (entity === undefined)
    throw new InvalidArgumentError(
      `Possible are ${landEntities.map((one) => `${one}s`).join(', ')}.`,
    );
  return entity;
}
