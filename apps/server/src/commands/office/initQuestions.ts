import { join, resolve } from 'node:path';
import type { Variables } from '../../config.ts';
import { parseAdministrator, type NewAdministrator } from './administrators.ts';
import type { Prompt, Question } from './terminal.ts';

/** The options of `office init`; what is not given is taken from the environment or asked. */
export interface InitOptions {
  databaseUrl?: string;
  embedded?: boolean;
  dataDir?: string;
  filesDir?: string;
  host?: string;
  port?: string;
  origin?: string;
  trustProxy?: string;
  smsUrl?: string;
  admin: string[];
}

const isAddress = (answer: string) =>
  URL.canParse(answer) ? undefined : 'Type a whole address, for example https://land.example.in';

/** Asks a question, or throws an error that names the option when nobody can be asked. */
async function askOrFail(prompt: Prompt | undefined, option: string, question: Question) {
  if (prompt === undefined)
    throw new Error(`${option} is missing, and there is no terminal to ask.`);
  return prompt.ask(question);
}

async function chooseDatabase(options: InitOptions, given: Variables, prompt: Prompt | undefined) {
  if (options.embedded) return '';
  const known = options.databaseUrl ?? given['DATABASE_URL'];
  if (known !== undefined) return known;
  return askOrFail(prompt, '--database-url or --embedded', {
    label: 'Address of the PostgreSQL database (empty: embedded database)',
  });
}

const fileStoreSettings = [
  'FILES_STORE',
  'S3_URL',
  'S3_REGION',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
] as const;

const pickFileStore = (given: Variables): Variables =>
  Object.fromEntries(fileStoreSettings.map((name) => [name, given[name]]));

/** Returns the settings of a new installation, without its keys. */
export async function askSettings(
  options: InitOptions,
  given: Variables,
  prompt: Prompt | undefined,
): Promise<Variables> {
  const databaseUrl = await chooseDatabase(options, given, prompt);
  const isEmbedded = databaseUrl === '';
  const origin =
    options.origin ??
    given['PUBLIC_ORIGIN'] ??
    (await askOrFail(prompt, '--origin', { label: 'Web address of the portal', check: isAddress }));
  const smsUrl =
    options.smsUrl ??
    given['SMS_URL'] ??
    (await askOrFail(prompt, '--sms-url', {
      label: 'Address of the message gateway',
      check: isAddress,
    }));
  // Whole paths, because a service manager starts the server elsewhere.
  const dataDir = resolve(options.dataDir ?? given['DATA_DIR'] ?? '.data');
  const filesDir = options.filesDir ?? given['FILES_DIR'] ?? join(dataDir, 'files');
  return {
    PORTAL_MODE: 'production',
    HOST: options.host ?? given['HOST'] ?? '127.0.0.1',
    PORT: options.port ?? given['PORT'] ?? '8080',
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: options.trustProxy ?? given['TRUST_PROXY'],
    DATABASE_URL: databaseUrl,
    DATA_DIR: isEmbedded ? dataDir : undefined,
    EMBEDDED_IN_PRODUCTION: isEmbedded ? 'yes' : undefined,
    FILES_DIR: resolve(filesDir),
    ...pickFileStore(given),
    ERASURE_LOG: resolve(given['ERASURE_LOG'] ?? `${resolve(filesDir)}.erasures`),
    SMS_URL: smsUrl,
    SMS_TOKEN: given['SMS_TOKEN'],
  };
}

const administratorsNeeded = 2;
const ordinals = ['first', 'second'] as const;

/** Parses LOGIN:MOBILE:FULL NAME. */
function parseOption(text: string): NewAdministrator {
  const [loginId = '', mobile = '', ...name] = text.split(':');
  return { loginId, mobile, fullName: name.join(':') };
}

async function askAdministrator(prompt: Prompt | undefined, ordinal: string) {
  const ask = (label: string) =>
    askOrFail(prompt, '--admin LOGIN:MOBILE:NAME (twice)', {
      label: `${label} of the ${ordinal} administrator`,
    });
  return {
    loginId: await ask('User ID'),
    mobile: await ask('Mobile number'),
    fullName: await ask('Full name'),
  };
}

/** Returns the first two administrators; two, because a change of an account needs the approval of another one. */
export async function askAdministrators(
  { admin }: InitOptions,
  prompt: Prompt | undefined,
): Promise<NewAdministrator[]> {
  const claims = admin.map(parseOption);
  for (const ordinal of ordinals.slice(claims.length, administratorsNeeded)) {
    claims.push(await askAdministrator(prompt, ordinal));
  }
  claims.forEach(parseAdministrator);
  return claims;
}
