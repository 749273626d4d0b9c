import { Buffer } from 'node:buffer';
import {
  api,
  hasSealedRequest,
  openResponse,
  sealRequest,
  type Endpoint,
  type EndpointName,
  type Signer,
} from '@temple-land/portal-core';

/** A request for Fastify's `inject`. */
export interface RawRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** The client address; by default that of this machine. */
  remoteAddress?: string;
}

/** A file to upload; another field name tests a refusal. */
export interface Upload {
  fileName: string;
  bytes: Uint8Array;
  field?: string;
  /** Additional fields of the form. */
  id?: number;
  index?: string;
  part?: string;
  crs?: string;
  name?: string;
  revision?: number;
  idempotencyKey?: string;
}

/** Returns the URL path of a call. */
export const buildUrl = (path: string) => `/service/${path}`;

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const formFields = ['id', 'index', 'part', 'crs', 'name', 'revision', 'idempotencyKey'] as const;

async function uploadRequest(url: string, upload: Upload) {
  const { fileName, bytes, field = 'file', ...others } = upload;
  const form = new FormData();
  for (const name of formFields) {
    if (others[name] !== undefined) form.set(name, String(others[name]));
  }
  form.set(field, new Blob([new Uint8Array(bytes)]), fileName);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { method: 'POST' as const, url, headers: { 'content-type': type }, payload };
}

const fieldsOf = (input: unknown) =>
  Object.entries((input ?? {}) as Record<string, unknown>).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);

/** Returns the path of a row with its `:name` parameters filled in from the input. */
function pathOf(row: Endpoint, input: unknown): string {
  const fields = (input ?? {}) as Record<string, unknown>;
  return row.path.replaceAll(/:([A-Za-z]+)/g, (part, key: string) =>
    Object.hasOwn(fields, key) ? encodeURIComponent(String(fields[key])) : part,
  );
}

function jsonRequest(row: Endpoint, input: unknown, body: unknown): RawRequest {
  const headers = { 'content-type': 'application/json' };
  const url = buildUrl(row.path.includes(':') ? pathOf(row, input) : row.path);
  return { method: 'POST', url, headers, payload: JSON.stringify(body) };
}

function addressOf(row: Endpoint, input: unknown): string {
  const parts = new Set(row.path.split('/'));
  const others = fieldsOf(input).filter(([key]) => !parts.has(`:${key}`));
  const query = new URLSearchParams(others).toString();
  return buildUrl(query === '' ? pathOf(row, input) : `${pathOf(row, input)}?${query}`);
}

function unsigned(signer: Signer, row: Endpoint, input: unknown): RawRequest | Promise<RawRequest> {
  if (row.wire === 'multipart') {
    const { entity } = input as { entity?: string };
    return uploadRequest(buildUrl(pathOf(row, { entity: entity ?? ':entity' })), input as Upload);
  }
  if (hasSealedRequest(row)) return jsonRequest(row, input, sealRequest(signer, input));
  const isPlain = row.wire === 'plain' || row.wire === 'skip' || row.wire === 'skipFile';
  if (isPlain && row.method === 'POST') return jsonRequest(row, input, input);
  return { method: row.method, url: addressOf(row, input), headers: {} };
}

/** Builds the request of a call by its row in the contract, sealed where required. */
export async function buildRequest(
  signer: Signer,
  name: EndpointName,
  input: unknown,
  token?: string,
): Promise<RawRequest> {
  const request = await unsigned(signer, api[name], input);
  return { ...request, headers: { ...request.headers, ...bearer(token) } };
}

/** Parses an answer, opens it if it is sealed; throws when its hash is wrong. */
export function parseAnswer(signer: Signer, text: string): unknown {
  const body: unknown = JSON.parse(text);
  const isSealed = typeof body === 'object' && body !== null && 'RESPONSE_DATA' in body;
  if (!isSealed) return body;
  const opened = openResponse(signer, body);
  if (!opened.ok) throw new Error(`The answer does not open: ${opened.reason}.`);
  return opened.value;
}

/** Checks an answer against its row in the contract and returns it. */
export async function checkAnswer(name: EndpointName, answer: unknown): Promise<unknown> {
  const shape: Endpoint['out'] = api[name].out;
  const checked = await shape['~standard'].validate(answer);
  if (checked.issues === undefined) return checked.value;
  const faults = checked.issues.map((issue) => issue.message).join('; ');
  throw new Error(`${name} breaks the contract: ${faults} in ${JSON.stringify(answer)}`);
}
