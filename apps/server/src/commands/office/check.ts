import type { Command } from 'commander';
import { checkChain } from '../../db/activity/checkChain.ts';
import { findDataFaults } from '../../db/maintenance/dataQuality.ts';
import { withDatabase } from './database.ts';
import { exitCodes, printReport, type ReportOptions } from './terminal.ts';

async function check(options: ReportOptions): Promise<void> {
  await withDatabase(async ({ db }, config) => {
    const chain = await checkChain(db, config);
    const findings = await findDataFaults(db);
    const chainLine = chain.isWhole
      ? `The chain of ${chain.length} activity records is intact.`
      : `The chain of activity records is broken at position ${chain.place} (${chain.fault}).`;
    const lines = findings.map(({ what, count }) => `${String(count).padStart(8)}  ${what}`);
    printReport(options, { activity: chain, findings }, [chainLine, ...lines]);
    const isFaultless = chain.isWhole && findings.every(({ count }) => count === 0);
    process.exitCode = isFaultless ? exitCodes.done : exitCodes.faults;
  });
}

/** Adds the command that checks the quality of the data. */
export function addCheckCommand(program: Command): void {
  program
    .command('check')
    .description('checks the recorded activity and the quality of the land record')
    .option('--json', 'reports as JSON')
    .action(check);
}
