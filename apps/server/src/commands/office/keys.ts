import type { Command } from 'commander';
import { applyFieldKeys, countFieldKeys, reencryptFields } from '../../db/maintenance/fieldKeys.ts';
import { getEncryptionKey } from '../../ports/fieldKeys.ts';
import { withDatabase } from './database.ts';
import { exitCodes, printReport, type ReportOptions } from './terminal.ts';

async function keys(options: ReportOptions & { apply?: boolean }): Promise<void> {
  await withDatabase(async ({ db }, config) => {
    await applyFieldKeys(db, config);
    const written = options.apply ? await reencryptFields(db) : 0;
    const { id } = getEncryptionKey();
    const uses = await countFieldKeys(db);
    const old = uses.filter(({ keyId }) => keyId !== id);
    const left = old.reduce((total, { count }) => total + count, 0);
    const lines = uses.map(
      ({ field, keyId, count }) =>
        `${String(count).padStart(8)}  ${field} with ${keyId === id ? 'the current key' : `the earlier key ${keyId}`}`,
    );
    printReport(options, { currentKey: id, written, left, uses }, [
      ...lines,
      ...(options.apply ? [`${written} values were encrypted with the current key.`] : []),
      left === 0
        ? 'No value has an earlier key: DATA_KEYS_ACCEPTED can be emptied.'
        : `${left} values still have an earlier key.`,
    ]);
    process.exitCode = left === 0 ? exitCodes.done : exitCodes.faults;
  });
}

/** Adds the command that shows which keys encrypt the personal data. */
export function addKeysCommand(program: Command): void {
  program
    .command('keys')
    .description('counts the encrypted values by key; exit code 3 while some have an earlier key')
    .option('--apply', 'encrypts them with the current key now, not with the next hourly tasks')
    .option('--json', 'reports as JSON')
    .action(keys);
}
