import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import { login, register } from '../support/citizen.ts';
import { stands } from '../support/kills/stands.ts';
import { files } from '../support/sampleFiles.ts';
import { freePort, httpService, startServer, type HttpService } from '../support/serverProcess.ts';
import { buildRequest } from '../support/wire.ts';

const clients = 20;
const exitWithinMs = 10_000;
const uploadPauseMs = 2_000;
const citizen = '9438000781';

interface Seen {
  answered: number;
  failed: string[];
}

// Slow and quick calls, reading and writing, until the server asks to part, as a proxy would.
async function callUntilParted(service: HttpService, seen: Seen): Promise<void> {
  const guess = { username: '9437000001', password: 'Wrong@12345', userType: 'C' };
  for (let turn = 0; ; turn += 1) {
    const input = turn % 2 === 0 ? {} : { ...guess, captchaId: 'none', answer: 'none' };
    const call = turn % 2 === 0 ? 'captchaGenerate' : 'login';
    try {
      const answer = await service.send(call, input);
      await answer.arrayBuffer();
      seen.answered += 1;
      if (answer.status >= 500) seen.failed.push(`HTTP ${answer.status}`);
      if (answer.headers.get('connection') === 'close') return;
    } catch (error) {
      seen.failed.push(String((error as Error).cause));
    }
  }
}

// Sends half of a file now and the rest when `rest` is over.
async function uploadSlowly(port: number, token: string, rest: Promise<void>): Promise<number> {
  const signer = createNodeSigner('demo-envelope-key');
  const upload = { fileName: 'identity.pdf', bytes: files.pdf };
  const {
    url,
    headers,
    payload = '',
  } = await buildRequest(signer, 'saveFileToTemp', upload, token);
  const body = Buffer.from(payload);
  const half = Math.floor(body.length / 2);
  const length = { 'content-length': String(body.length) };
  const sent = request({ port, path: url, method: 'POST', headers: { ...headers, ...length } });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(body.subarray(0, half));
  await rest;
  sent.end(body.subarray(half));
  const [{ statusCode = 0 }] = await answered;
  return statusCode;
}

describe.each(['pglite', 'postgres'] as const)('a server that is asked to stop, %s', (engine) => {
  it('answers everything that had reached it, and ends in time with code 0', async () => {
    const stand = await stands[engine]();
    const port = await freePort();
    const variables = { ...stand.variables, PORT: String(port), ADDRESS_LIMIT_FACTOR: '10000' };
    const server = await startServer(variables);
    const service = httpService(port);
    await register(service, citizen);
    const { token } = await login(service, citizen);
    const uploading = uploadSlowly(port, token, sleep(uploadPauseMs));
    const seen: Seen = { answered: 0, failed: [] };
    const calling = Array.from({ length: clients }, () => callUntilParted(service, seen));
    await sleep(uploadPauseMs / 4);
    const [before, asked] = [seen.answered, performance.now()];
    server.process.kill('SIGTERM');
    expect(await uploading).toBe(200);
    expect(await server.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(exitWithinMs);
    await Promise.all(calling);
    expect(seen.answered).toBeGreaterThanOrEqual(before + clients);
    expect(seen.failed).toEqual([]);
    await stand.remove();
  });
});
