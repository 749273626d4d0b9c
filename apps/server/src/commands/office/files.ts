import { Option, type Command } from 'commander';
import { readConfig } from '../../config.ts';
import { copyFiles } from '../../db/maintenance/copyFiles.ts';
import {
  checkFileStore,
  createFiles,
  describeFileStore,
  type FileStore,
} from '../../ports/createFiles.ts';
import { findFileStoreFaults } from '../../validateConfig.ts';
import { findExistingPlaces, openPlaces } from './database.ts';
import { createProgress, exitCodes, printReport, type ReportOptions } from './terminal.ts';

interface MoveOptions extends ReportOptions {
  to: FileStore;
  remove?: boolean;
}

const faultTexts = {
  missing: 'is in neither store',
  changed: 'differs from the hash in its row, and was not copied',
} as const;

/** Throws when files would be removed from the store that servers use. */
function checkRemoval({ to, remove }: MoveOptions, used: FileStore): void {
  if (!remove || used === to) return;
  throw new Error(
    `FILES_STORE is ${used}: set FILES_STORE=${to}, restart every instance, then use --remove.`,
  );
}

async function move(options: MoveOptions): Promise<void> {
  const { to } = options;
  const from = to === 's3' ? 'disk' : 's3';
  readConfig(process.env);
  const faults = findFileStoreFaults({ ...process.env, FILES_STORE: 's3' });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const places = findExistingPlaces(process.env);
  checkRemoval(options, places.FILES_STORE);
  await checkFileStore(places, 's3');
  const database = await openPlaces(places);
  const progress = createProgress();
  try {
    const result = await copyFiles({
      db: database.db,
      from: createFiles(places, from),
      to: createFiles(places, to),
      isMove: options.remove ?? false,
      onProgress: (done, all) => progress.show(`${done} of ${all} files`),
    });
    progress.end();
    const [source, target] = [describeFileStore(places, from), describeFileStore(places, to)];
    printReport(options, { from: source, to: target, ...result }, [
      `${result.copied} files were copied from the ${source} to the ${target} and read back; ${result.present} were there already.`,
      ...(result.removed > 0 ? [`${result.removed} were removed from the ${source}.`] : []),
      ...result.faults.map(({ key, fault }) => `FAULT: ${key} ${faultTexts[fault]}`),
      ...(places.FILES_STORE === to || result.faults.length > 0
        ? []
        : [
            `Next: stop every instance, repeat this for the latest files, start with FILES_STORE=${to}.`,
          ]),
    ]);
    process.exitCode = result.faults.length === 0 ? exitCodes.done : exitCodes.faults;
  } finally {
    await database.close();
  }
}

/** Adds the command that moves uploaded files from one store to the other. */
export function addFilesCommands(program: Command): void {
  program
    .command('files')
    .description('uploaded files')
    .command('move')
    .description(
      'copies all uploaded files to the other store and reads each back; continues after an interruption',
    )
    .addOption(
      new Option('--to <store>', 'the folder FILES_DIR, or the bucket S3_URL')
        .choices(['disk', 's3'])
        .makeOptionMandatory(),
    )
    .option(
      '--remove',
      'removes each file from the first store, which servers must not use any more',
    )
    .option('--json', 'reports as JSON')
    .action(move);
}
