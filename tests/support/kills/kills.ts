import { randomInt } from 'node:crypto';
import { firstPlace, login, register } from '../citizen.ts';
import { freePort, httpService, startServer, type HttpService } from '../serverProcess.ts';
import { findDataLoss, type DataLoss } from './check.ts';
import { stands, type Stand } from './stands.ts';
import { writeUntilGone, type Acknowledged, type Writer } from './writers.ts';

const connections = 4;
// A killed server leaves at most one unattached upload per connection, and a citizen may have 60.
const killsPerCrew = 50;
const shortestMs = 30;
const longestMs = 600;

/** The results of a series of kills; start times in ms include the recovery of the database. */
export interface Series extends DataLoss {
  kills: number;
  applications: number;
  papers: number;
  starts: number[];
}

interface Round {
  stand: Stand;
  variables: Record<string, string>;
  port: number;
}

async function startTimed({ variables }: Round, starts: number[]) {
  const began = performance.now();
  const server = await startServer(variables);
  starts.push(performance.now() - began);
  return server;
}

async function killOnce(round: Round, crew: Writer[], known: Acknowledged, starts: number[]) {
  const { stand } = round;
  const server = await startTimed(round, starts);
  let writing = Promise.resolve();
  await new Promise<void>((begun) => {
    writing = writeUntilGone(crew, known, begun);
  });
  await new Promise((resolve) => setTimeout(resolve, randomInt(shortestMs, longestMs)));
  server.process.kill('SIGKILL');
  await stand.kill();
  await Promise.all([server.ended, writing]);
  await stand.revive();
}

async function signIn(service: HttpService, citizen: string): Promise<Writer> {
  await register(service, citizen);
  const { token, userId } = await login(service, citizen);
  return { service, token, userId, place: await firstPlace(service) };
}

/** Registers the citizens of a series: groups that take turns, one citizen per connection. */
async function signInAll(round: Round, kills: number): Promise<Writer[][]> {
  const server = await startServer(round.variables);
  const service = httpService(round.port);
  const crews: Writer[][] = [];
  for (let crew = 0; crew < Math.ceil(kills / killsPerCrew); crew += 1) {
    const writers: Writer[] = [];
    for (let seat = 0; seat < connections; seat += 1)
      writers.push(await signIn(service, String(9_438_000_701 + crew * connections + seat)));
    crews.push(writers);
  }
  server.process.kill('SIGKILL');
  await server.ended;
  return crews;
}

/**
 * Kills server and database during writes a given number of times, on a new database;
 * after each kill a server starts on the remaining data. At the end the database is compared with every
 * acknowledged answer.
 */
export async function runKillSeries(
  engine: keyof typeof stands,
  kills: number,
  say: (line: string) => void = () => {},
): Promise<Series> {
  const stand = await stands[engine]();
  try {
    const port = await freePort();
    const limits = { ADDRESS_LIMIT_FACTOR: '10000', PORT: String(port) };
    const round = { stand, port, variables: { ...stand.variables, ...limits } };
    const crews = await signInAll(round, kills);
    const known: Acknowledged = { numbers: [], papers: [] };
    const starts: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      await killOnce(round, crews[kill % crews.length] ?? [], known, starts);
      if (kill % 10 === 0) say(`${engine}: ${kill} kills, ${known.numbers.length} applications`);
    }
    const database = await stand.open();
    const writers = crews.flat().map(({ userId }) => userId);
    const damage = await findDataLoss(database.db, stand.files, writers, known);
    await database.close();
    const [applications, papers] = [known.numbers.length, known.papers.length];
    return { kills, applications, papers, starts, ...damage };
  } finally {
    await stand.remove();
  }
}
