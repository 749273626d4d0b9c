import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { getPublicOrigin, readConfig, type Variables } from '../../config.ts';
import { migrate } from '../../db/migration/migrate.ts';
import { installFieldKeys } from '../../ports/fieldKeys.ts';
import {
  countAdministrators,
  openAdministrators,
  type NewAdministrator,
  type OpenedAccount,
} from './administrators.ts';
import { openPlaces } from './database.ts';
import { askAdministrators, askSettings, type InitOptions } from './initQuestions.ts';
import { createKeys, writeSettings } from './settings.ts';
import { describeLink, toLinkReport } from './signInLink.ts';
import { openPrompt, printReport, type ReportOptions } from './terminal.ts';

interface Answers {
  settings: Variables;
  administrators: NewAdministrator[];
}

async function askAll(options: InitOptions): Promise<Answers> {
  const prompt = openPrompt();
  try {
    const asked = await askSettings(options, process.env, prompt);
    return {
      settings: { ...asked, ...createKeys(process.env) },
      administrators: await askAdministrators(options, prompt),
    };
  } finally {
    prompt?.close();
  }
}

/** Creates the schema and the first administrators; throws when the database has an administrator already. */
async function prepareDatabase({ settings, administrators }: Answers): Promise<OpenedAccount[]> {
  const config = readConfig(settings);
  installFieldKeys(config);
  const database = await openPlaces(config);
  try {
    await migrate(database);
    if ((await countAdministrators(database.db)) > 0) {
      throw new Error(
        'The database has an administrator already. Restore its settings file, with its keys.',
      );
    }
    return await openAdministrators(database.db, config, administrators);
  } finally {
    await database.close();
  }
}

async function init(options: InitOptions & ReportOptions, { parent }: Command): Promise<void> {
  const file = resolve(parent?.opts<{ settings: string }>().settings ?? 'portal.env');
  if (existsSync(file)) throw new Error(`There is a settings file ${file} already.`);
  const answers = await askAll(options);
  const config = readConfig(answers.settings);
  writeSettings(file, answers.settings);
  let accounts: OpenedAccount[];
  try {
    accounts = await prepareDatabase(answers);
  } catch (error) {
    rmSync(file);
    throw error;
  }
  const origin = getPublicOrigin(config);
  const links = accounts.map((account) => toLinkReport(origin, account));
  printReport(options, { settings: file, administrators: links }, [
    `Settings were written to ${file}. Keep a copy: without its keys a backup is incomplete.`,
    ...accounts.flatMap((account) => describeLink(origin, account)),
    'Next: office import land FILE …, then office start.',
  ]);
}

/** Adds the command that prepares a new installation. */
export function addInitCommand(program: Command): void {
  program
    .command('init')
    .description('prepares a new installation: settings with new keys, schema, two administrators')
    .option('--database-url <address>', 'PostgreSQL; or the variable DATABASE_URL')
    .option('--embedded', 'uses the embedded database')
    .option('--data-dir <folder>', 'folder of the embedded database')
    .option('--files-dir <folder>', 'folder of the uploaded files')
    .option('--host <address>', 'address to listen on')
    .option('--port <number>', 'port to listen on')
    .option('--origin <address>', 'web address of the portal')
    .option('--trust-proxy <addresses>', 'addresses of the proxies in front of the server')
    .option('--sms-url <address>', 'message gateway; its token comes from the variable SMS_TOKEN')
    .option(
      '--admin <login:mobile:name>',
      'an administrator; give it twice',
      (value: string, list: string[]) => [...list, value],
      [],
    )
    .option('--json', 'reports as JSON')
    .action(init);
}
