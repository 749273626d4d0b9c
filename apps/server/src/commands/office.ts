import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { loadSecretFiles } from '../ports/secretFiles.ts';
import { addBackupCommands } from './office/backup.ts';
import { addCheckCommand } from './office/check.ts';
import { addExportCommands } from './office/export.ts';
import { addFilesCommands } from './office/files.ts';
import { addImportCommands } from './office/import.ts';
import { addInitCommand } from './office/init.ts';
import { addKeysCommand } from './office/keys.ts';
import { addMaintenanceCommand } from './office/maintenance.ts';
import { loadSettings } from './office/settings.ts';
import { addStartCommands } from './office/start.ts';
import { addStatusCommand } from './office/status.ts';
import { exitCodes, printError } from './office/terminal.ts';
import { addUpgradeCommand } from './office/upgrade.ts';
import { addUserCommands } from './office/users.ts';

const after = `
Settings are environment variables, or lines NAME=VALUE of the settings file; a variable wins over the file.
Exit codes: 0 done, 1 failed or refused, 2 wrong command line, 3 faults were found.`;

/** Builds the operator's program with all its commands. */
export function createProgram(): Command {
  const program = new Command('office')
    .description("Sets up and maintains an office's portal: settings, accounts, data, backups.")
    .version(manifest.version)
    .option('--settings <file>', 'settings file', 'portal.env')
    .showHelpAfterError('Add --help for the options.')
    .addHelpText('after', after)
    .exitOverride()
    .hook('preAction', (_, action) => {
      if (action.name() !== 'init') loadSettings(program.opts<{ settings: string }>().settings);
      loadSecretFiles();
    });
  addInitCommand(program);
  addStartCommands(program);
  addStatusCommand(program);
  addUpgradeCommand(program);
  addMaintenanceCommand(program);
  addBackupCommands(program);
  addFilesCommands(program);
  addImportCommands(program);
  addExportCommands(program);
  addUserCommands(program);
  addCheckCommand(program);
  addKeysCommand(program);
  return program;
}

const isFromCommander = (error: unknown): error is Error & { code: string; exitCode: number } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');

/** Runs one command line of the operator; sets the exit code of the process. */
export async function runOffice(words: readonly string[]): Promise<void> {
  // Files that a command creates are readable by their owner only.
  process.umask(0o077);
  try {
    await createProgram().parseAsync(words, { from: 'user' });
  } catch (error) {
    if (isFromCommander(error)) {
      process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
      return;
    }
    printError(error);
    process.exitCode = exitCodes.failed;
  }
}
