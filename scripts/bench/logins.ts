import { readCaptcha, register } from '../../tests/support/citizen.ts';
import { stands } from '../../tests/support/kills/stands.ts';
import {
  freePort,
  httpService,
  startServer,
  type HttpService,
} from '../../tests/support/serverProcess.ts';
import { settings } from './service/compare.ts';
import { median, printTable } from './statistics.ts';

const people = 12;
// The fifth wrong password locks the account.
const guessesEach = 4;
const budgets = { ratio: 2, ms: 20 } as const;

const mobileOf = (first: string, person: number) => `${first}${String(person).padStart(8, '0')}`;

/** Measures how long the service takes to refuse a wrong password, in ms; throws if it does not refuse. */
async function refusalMs(service: HttpService, username: string): Promise<number> {
  const form = { username, password: 'Wrong@123', userType: 'C' as const };
  const proof = await readCaptcha(service);
  const start = performance.now();
  const { status } = await service.call('login', { ...form, ...proof });
  const took = performance.now() - start;
  if (status !== 500) throw new Error(`A wrong password was answered with ${status}.`);
  return took;
}

async function loginRow(engine: keyof typeof stands) {
  const stand = await stands[engine]();
  const port = await freePort();
  const server = await startServer({ ...stand.variables, ...settings, PORT: String(port) });
  try {
    const service = httpService(port);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let person = 0; person < people; person += 1)
      await register(service, mobileOf('94', person));
    for (let guess = 0; guess < guessesEach; guess += 1)
      for (let person = 0; person < people; person += 1) {
        times.known.push(await refusalMs(service, mobileOf('94', person)));
        times.unknown.push(await refusalMs(service, mobileOf('95', person)));
      }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const ratio = Math.max(known / unknown, unknown / known);
    const isKept = ratio < budgets.ratio || Math.max(known, unknown) < budgets.ms;
    return {
      engine,
      'known name, ms': known.toFixed(1),
      'unknown name, ms': unknown.toFixed(1),
      ratio: `×${ratio.toFixed(2)}`,
      budget: `×${budgets.ratio} or ${budgets.ms} ms`,
      verdict: isKept ? 'kept' : 'MISSED',
    };
  } finally {
    server.process.kill('SIGTERM');
    await server.ended;
    await stand.remove();
  }
}

/** Prints how long a refused login takes for an existing and for an unknown name, interleaved. */
export async function measureLogins(): Promise<void> {
  const rows: Awaited<ReturnType<typeof loginRow>>[] = [];
  for (const engine of ['postgres', 'pglite'] as const) rows.push(await loginRow(engine));
  printTable(`Wrong passwords, medians of ${people * guessesEach}`, rows);
}
