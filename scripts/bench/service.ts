import { createHmac } from 'node:crypto';
import { percentile } from './statistics.ts';

const connections = 50;
const durationMs = 10_000;
const key = 'demo-envelope-key';

/** A call of the mixed load: its path and its request. */
interface Call {
  name: string;
  path: string;
  input: object;
}

const calls: readonly Call[] = [
  { name: 'fillDropDown', path: 'fillDropDown', input: { method: 'fillselDistrictNameList' } },
  { name: 'summary', path: 'api/getSummaryDetails', input: {} },
  { name: 'tenderSearch', path: 'api/tender/gettender', input: { title: '', startDate: '' } },
  { name: 'captcha', path: 'commonCaptchaGenerator/generate', input: {} },
];

function sealed(input: object): string {
  const REQUEST_DATA = Buffer.from(JSON.stringify(input)).toString('base64');
  const REQUEST_TOKEN = createHmac('sha256', key).update(REQUEST_DATA).digest('hex');
  return JSON.stringify({ REQUEST_DATA, REQUEST_TOKEN });
}

interface Results {
  times: Map<string, number[]>;
  errors: number;
}

async function callOnce(base: string, { name, path, input }: Call, results: Results) {
  const start = performance.now();
  const response = await fetch(`${base}/service/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Encrypted: 'true' },
    body: sealed(input),
  }).catch(() => undefined);
  await response?.arrayBuffer();
  if (response?.ok) results.times.get(name)?.push(performance.now() - start);
  else results.errors += 1;
}

async function keepCalling(base: string, first: number, until: number, results: Results) {
  for (let turn = first; performance.now() < until; turn += 1) {
    const call = calls[turn % calls.length];
    if (call) await callOnce(base, call, results);
  }
}

/** Calls the service on 50 connections for ten seconds; gives times in ms and what failed. */
export async function measureService(base: string) {
  const results: Results = { times: new Map(calls.map(({ name }) => [name, []])), errors: 0 };
  const until = performance.now() + durationMs;
  await Promise.all(
    Array.from({ length: connections }, (_, first) => keepCalling(base, first, until, results)),
  );
  const rows = [...results.times].map(([name, times]) => ({
    call: name,
    count: times.length,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p99 ms': percentile(times, 0.99).toFixed(1),
  }));
  return { rows, errors: results.errors };
}
