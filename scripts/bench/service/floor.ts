import { createServer, type IncomingMessage } from 'node:http';
import { readDataLocations } from '../../../apps/server/src/config.ts';
import { openDatabase } from '../../../apps/server/src/db/connection/open.ts';
import { createNodeSigner } from '../../../apps/server/src/http/auth/signer.ts';

// What the service is measured against: bare node:http that opens an envelope, asks the same SQL by the
// same driver, and seals the answer. It has no routes, checks, headers, limits, log or counters.
const envelopeSigner = createNodeSigner('demo-envelope-key');

const tahasils = `select "id" as tehsil_id, "name_en" as tehsil_name from "tahasils"
  where ("tahasils"."district_id" = $1 and "tahasils"."is_active" = $2) order by "tahasils"."name_en" asc`;

interface Driver {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

const { db } = await openDatabase(readDataLocations(process.env), () => process.exit(1));
// Drizzle exposes its driver: the pool of node-postgres, or PGlite.
const { $client: driver } = db as unknown as { $client: Driver };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

interface Sealed {
  REQUEST_DATA: string;
  REQUEST_TOKEN: string;
}

async function answer(request: IncomingMessage): Promise<string> {
  const { REQUEST_DATA, REQUEST_TOKEN } = JSON.parse(await bodyOf(request)) as Sealed;
  if (!envelopeSigner.equals(envelopeSigner.sign(REQUEST_DATA), REQUEST_TOKEN)) return '';
  const { district_id } = JSON.parse(envelopeSigner.decode(REQUEST_DATA)) as {
    district_id: number;
  };
  const { rows } = await driver.query(tahasils, [district_id, true]);
  const data = envelopeSigner.encode(JSON.stringify({ status: 200, result: rows }));
  return JSON.stringify({ RESPONSE_DATA: data, RESPONSE_TOKEN: envelopeSigner.sign(data) });
}

const server = createServer((request, response) => {
  void answer(request).then((text) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(text);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('Portal ready'));
process.once('SIGTERM', () => process.exit(0));
