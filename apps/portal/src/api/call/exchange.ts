import {
  api,
  hasSealedAnswer,
  hasSealedRequest,
  openResponse,
  sealRequest,
  type Endpoint,
  type EndpointName,
  type Input,
  type OpenedEnvelope,
  type Output,
  type Signer,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import { addressOf } from '../address/address.ts';
import { CallError, httpError, sessionError } from './callError.ts';
import { getConfiguration, reloadConfiguration } from '../configuration/configuration.ts';
import { createSigner } from './signer.ts';
import { fromNetwork, sendToService, withTimeoutSignal } from './transport.ts';

/** With which session a request goes, and how it ends. */
export interface ExchangeOptions {
  token: string | undefined;
  signal?: AbortSignal | undefined;
  /** Goes on when its page is left meanwhile. */
  outlivesPage?: boolean | undefined;
}

/** Returns the signer with the configured envelope key. */
export async function portalSigner(): Promise<Signer> {
  return createSigner((await getConfiguration()).envelopeKey);
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await fromNetwork(response.text());
  try {
    return JSON.parse(text);
  } catch {
    if (!response.ok) throw httpError(response);
    throw new CallError('answer', 'The answer is not JSON.');
  }
}

/** Opens an answer; a page that was opened before the service's key changed asks for the new one first. */
async function openEnvelope(signer: Signer, body: unknown): Promise<OpenedEnvelope> {
  const envelope = openResponse(signer, body);
  if (envelope.ok || envelope.reason !== 'token') return envelope;
  const { envelopeKey } = await reloadConfiguration();
  return openResponse(createSigner(envelopeKey), body);
}

async function opened(row: Endpoint, signer: Signer, body: unknown): Promise<unknown> {
  if (!hasSealedAnswer(row)) return body;
  const envelope = await openEnvelope(signer, body);
  if (envelope.ok) return envelope.value;
  throw new CallError(envelope.reason === 'json' ? 'answer' : 'signature', envelope.reason);
}

/** Reads an answer: bearer, envelope, shape; throws CallError with the first thing wrong. */
export async function readAnswer(row: Endpoint, signer: Signer, response: Response) {
  const ended = sessionError(response);
  if (ended) throw ended;
  const body = await jsonOf(response);
  const isSealed = typeof body === 'object' && body !== null && 'RESPONSE_DATA' in body;
  if (!response.ok && !isSealed) throw httpError(response);
  const parsed = v.safeParse(row.out, await opened(row, signer, body));
  if (parsed.success) return parsed.output;
  throw new CallError('answer', 'The answer breaks the contract.');
}

/**
 * Sends a call of the contract and reads its answer: input checked, sealed, sent, opened, answer checked
 * (spec 7). Throws CallError.
 */
export async function exchange<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  { token, signal, outlivesPage }: ExchangeOptions,
): Promise<Output<Name>> {
  const row: Endpoint = api[name];
  const checked = v.safeParse(row.in, input);
  if (!checked.success) throw new CallError('input', 'The input breaks the contract.');
  const signer = await portalSigner();
  const { path, body } = addressOf(row, checked.output);
  const response = await sendToService({
    method: row.method,
    path,
    token,
    body: hasSealedRequest(row) ? sealRequest(signer, body) : body,
    signal: withTimeoutSignal(signal),
    outlivesPage,
  });
  // The row's schema has just checked the answer; the table's type says the same.
  return (await readAnswer(row, signer, response)) as Output<Name>;
}
