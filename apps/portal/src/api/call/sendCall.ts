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
import { buildRequestParts } from '../address/requestParts.ts';
import { CallError, toHttpError, getSessionError } from './callError.ts';
import { getConfiguration, reloadConfiguration } from '../configuration/configuration.ts';
import { createSigner } from './signer.ts';
import { convertNetworkError, sendToService, withTimeoutSignal } from './transport.ts';

/** The session token of a request, and how it can be aborted. */
export interface SendOptions {
  token: string | undefined;
  signal?: AbortSignal | undefined;
  /** Continues when the page unloads meanwhile. */
  keepalive?: boolean | undefined;
}

/** Returns the signer with the configured envelope key. */
export async function getSigner(): Promise<Signer> {
  return createSigner((await getConfiguration()).envelopeKey);
}

async function parseJson(response: Response): Promise<unknown> {
  const text = await convertNetworkError(response.text());
  try {
    return JSON.parse(text);
  } catch {
    if (!response.ok) throw toHttpError(response);
    throw new CallError('answer', 'The answer is not JSON.');
  }
}

/**
 * Opens a sealed answer; when the key of the service has changed since the page was opened, the new key is loaded
 * first.
 */
async function openEnvelope(signer: Signer, body: unknown): Promise<OpenedEnvelope> {
  const envelope = openResponse(signer, body);
  if (envelope.ok || envelope.reason !== 'token') return envelope;
  const { envelopeKey } = await reloadConfiguration();
  return openResponse(createSigner(envelopeKey), body);
}

async function openAnswer(row: Endpoint, signer: Signer, body: unknown): Promise<unknown> {
  if (!hasSealedAnswer(row)) return body;
  const envelope = await openEnvelope(signer, body);
  if (envelope.ok) return envelope.value;
  throw new CallError(envelope.reason === 'json' ? 'answer' : 'signature', envelope.reason);
}

/** Returns the checked answer of a response: session, envelope, shape. Throws CallError at the first failed check. */
export async function readAnswer(row: Endpoint, signer: Signer, response: Response) {
  const ended = getSessionError(response);
  if (ended) throw ended;
  const body = await parseJson(response);
  const isSealed = typeof body === 'object' && body !== null && 'RESPONSE_DATA' in body;
  if (!response.ok && !isSealed) throw toHttpError(response);
  const parsed = v.safeParse(row.out, await openAnswer(row, signer, body));
  if (parsed.success) return parsed.output;
  throw new CallError('answer', 'The answer breaks the contract.');
}

/** Validates, seals and sends the input of a call, opens and validates the answer (spec 7). Throws CallError. */
export async function sendCall<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
  { token, signal, keepalive }: SendOptions,
): Promise<Output<Name>> {
  const row: Endpoint = api[name];
  const checked = v.safeParse(row.in, input);
  if (!checked.success) throw new CallError('input', 'The input breaks the contract.');
  const signer = await getSigner();
  const { path, body } = buildRequestParts(row, checked.output);
  const response = await sendToService({
    method: row.method,
    path,
    token,
    body: hasSealedRequest(row) ? sealRequest(signer, body) : body,
    signal: withTimeoutSignal(signal),
    keepalive,
  });
  // The row's schema has validated the answer, which therefore has the type of the contract.
  return (await readAnswer(row, signer, response)) as Output<Name>;
}
