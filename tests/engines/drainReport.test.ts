import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCaptcha } from '../support/citizen.ts';
import { stands, type Stand } from '../support/kills/stands.ts';
import { people } from '../support/people.ts';
import { fillWithSample } from '../support/fillDatabase.ts';
import { freePort, httpService, startServer, type HttpService } from '../support/serverProcess.ts';
import { readZipEntries } from '../support/zip.ts';

// Three parts as the service reads them, so that one is under way and one is still to be read.
const cases = 2_500;
// So many that the report is far from done when its first piece comes.
const manyCases = 50_000;
const exitWithinMs = 10_000;

/** Returns the ms between two messages by the server's own log: a busy machine may tell the test late. */
function loggedMs(output: string, ...messages: readonly [string, string]): number {
  const [from = 0, to = Infinity] = messages.map((message) => {
    const line = output.split('\n').find((each) => each.includes(`"msg":"${message}"`)) ?? '{}';
    return Date.parse((JSON.parse(line) as { time: string }).time);
  });
  return to - from;
}

// As many sale cases in the officer's district as take the service some moments to write down.
async function fillWithCases(stand: Stand, count = cases): Promise<void> {
  const database = await stand.open();
  await fillWithSample(database);
  await database.db.execute(sql`delete from land_sale_cases`);
  await database.db.execute(sql`
    insert into land_sale_cases (case_no, plot_id, mouza_id, area, kisam, rate_per_acre, value, opened_on)
    select 'LSC/' || n, p.id, p.mouza_id, 1, p.kisam, 100, 100, date '2026-02-01'
    from generate_series(1, ${count}) n, (
      select p.* from plots p join mouzas m on m.id = p.mouza_id
      join tahasils t on t.id = m.tahasil_id join districts d on d.id = t.district_id
      where d.code = 'PUR' order by p.id limit 1
    ) p`);
  await database.close();
}

interface Receiving {
  parts: Uint8Array[];
  /** Ends when the file has come, and fails when it has not come whole. */
  whole: Promise<void>;
}

/** Asks for the report and waits until its first piece is there. */
async function startReport(service: HttpService): Promise<Receiving> {
  const days = { fromDate: '2026-01-01', toDate: '2026-12-31' };
  const { body } = await service.send('landSaleCaseReport', days, await signIn(service));
  if (body === null) throw new Error('The report is empty.');
  const parts: Uint8Array[] = [];
  const whole = (async () => {
    for await (const part of body) parts.push(part);
  })();
  while (parts.length === 0) await sleep(5);
  return { parts, whole };
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

async function signIn(service: HttpService): Promise<string> {
  const { loginId: username, password } = people.landOfficer;
  const form = { username, password, userType: 'O' as const, ...(await readCaptcha(service)) };
  const answer = await service.call('login', form);
  if (!('result' in answer)) throw new Error(`The login answered ${answer.status}.`);
  return answer.result;
}

describe.each(['pglite', 'postgres'] as const)('a report under way, %s', (engine) => {
  it('comes whole to the browser when the server is asked to stop', async () => {
    const stand = await stands[engine]();
    await fillWithCases(stand);
    const port = await freePort();
    const server = await startServer({ ...stand.variables, PORT: String(port), LOG_LEVEL: 'info' });
    const { parts, whole } = await startReport(httpService(port));
    const before = sizeOf(parts);
    server.process.kill('SIGTERM');
    await whole;
    expect(await server.ended).toBe(0);
    expect(loggedMs(server.output(), 'portal stops', 'portal stopped')).toBeLessThan(exitWithinMs);
    expect(sizeOf(parts)).toBeGreaterThan(before);
    const sheet = readZipEntries(Buffer.concat(parts)).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.split('<row ').length - 1).toBe(cases + 1);
    await stand.remove();
  });
});

describe('a report that is not done after nine seconds', () => {
  it('has failed for the browser, and the server ends with code 1', async () => {
    const stand = await stands.postgres();
    await fillWithCases(stand, manyCases);
    const port = await freePort();
    const server = await startServer({ ...stand.variables, PORT: String(port), LOG_LEVEL: 'info' });
    const other = await stand.open();
    await other.db.transaction(async (tx) => {
      const { whole } = await startReport(httpService(port));
      // The next rows cannot be read as long as somebody else has the table.
      await tx.execute(sql`lock table land_sale_cases in access exclusive mode`);
      server.process.kill('SIGTERM');
      await expect(whole).rejects.toThrow('terminated');
      expect(await server.ended).toBe(1);
    });
    expect(loggedMs(server.output(), 'portal stops', 'answers cut off')).toBeLessThan(exitWithinMs);
    await other.close();
    await stand.remove();
  });
});
