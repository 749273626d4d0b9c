import { Agent, request as send } from 'node:http';
import type { Signer } from '@temple-land/portal-core';
import { sealRequest } from '@temple-land/portal-core';
import { createNodeSigner } from '../../../apps/server/src/http/auth/signer.ts';

const signer: Signer = createNodeSigner('demo-envelope-key');

/** A call on the wire: its path below the service, its body, and the caller's token. */
export interface WireCall {
  path: string;
  body: string;
  token?: string;
}

/** Seals a call. */
export const sealCall = (path: string, input: object, token?: string): WireCall => ({
  path,
  body: JSON.stringify(sealRequest(signer, input)),
  ...(token === undefined ? {} : { token }),
});

/** An agent with at most `count` open connections. */
export const connectionsTo = (count: number) => new Agent({ keepAlive: true, maxSockets: count });

/** Makes a call and returns its HTTP status and answer. */
export function make(agent: Agent, base: string, { path, body, token }: WireCall) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    const asked = send(`${base}/service/${path}`, { agent, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** The results of a load: durations in ms, and the number of failed calls. */
export interface Results {
  times: number[];
  errors: number;
}

/** Makes calls in turn on several connections for a period of time. */
export async function load(
  base: string,
  calls: readonly WireCall[],
  connections: number,
  durationMs: number,
): Promise<Results> {
  const results: Results = { times: [], errors: 0 };
  const agent = connectionsTo(connections);
  const until = performance.now() + durationMs;
  const work = async (first: number) => {
    for (let turn = first; performance.now() < until; turn += 1) {
      const began = performance.now();
      const call = calls[turn % calls.length];
      const answer = call && (await make(agent, base, call).catch(() => undefined));
      if (answer?.status === 200) results.times.push(performance.now() - began);
      else results.errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, first) => work(first)));
  agent.destroy();
  return results;
}

/** Repeats one call on several connections; throws when an answer differs from the expected one. */
export async function repeat(
  base: string,
  call: WireCall,
  count: number,
  connections: number,
  expected: string,
): Promise<void> {
  const agent = connectionsTo(connections);
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { text } = await make(agent, base, call);
      if (text !== expected) throw new Error(`Not the expected answer: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
}
