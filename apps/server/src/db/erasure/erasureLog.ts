import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/** An erasure in the list outside the database: ids and a time, no personal data. */
export interface LoggedErasure {
  userId: number;
  /** The number of the request, such as ER/2026/000012. */
  number: string;
  erasedOn: Date;
}

const ownerOnly = 0o600;

/**
 * Appends an erasure to the list that `office restore` reads, so that an older backup does not bring the person back;
 * nothing without a file. It is on the disk when this returns.
 */
export function appendErasure(file: string, { userId, number, erasedOn }: LoggedErasure): void {
  if (file === '') return;
  const descriptor = openSync(file, 'a', ownerOnly);
  try {
    writeSync(descriptor, `${erasedOn.toISOString()} ${number} ${userId}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the listed erasures, oldest first; an incomplete last line is of an erasure that did not happen. */
export function readErasures(file: string): LoggedErasure[] {
  if (file === '' || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      const match = /^(\S+Z) (ER\/\d{4}\/\d+) (\d+)$/.exec(line);
      if (!match) return [];
      const [, at = '', number = '', userId = ''] = match;
      return [{ userId: Number(userId), number, erasedOn: new Date(at) }];
    });
}
