import {
  api,
  hasFileAnswer,
  hasSealedAnswer,
  hasSealedRequest,
  openRequest,
  sealResponse,
  serviceBase,
  type Endpoint,
  type EndpointName,
  type Input,
  type Output,
} from '@temple-land/portal-core';
import { HttpResponse } from 'msw';
import { http, type HttpHandler } from 'msw/http';
import * as v from 'valibot';
import { createSigner } from '../../src/api/call/signer.ts';
import { envelopeKey } from './configuration.ts';
import { holdCall } from './heldCalls.ts';

const signer = createSigner(envelopeKey);

interface MockedRequest {
  request: Request;
  params: Readonly<Record<string, unknown>>;
}

type Respond = (mocked: MockedRequest) => Response | Promise<Response>;

/** Answers a call with any response, also with one that breaks the contract. */
export const respond = (name: EndpointName, getResponse: Respond): HttpHandler => {
  const { path } = api[name];
  return http.all(`*${serviceBase}${path}`, getResponse as Parameters<typeof http.all>[1]);
};

/** Returns the fields that a request sends in its address and its body; throws when the envelope cannot be opened. */
async function readFields(row: Endpoint, { request, params }: MockedRequest): Promise<object> {
  if (request.method === 'GET')
    return { ...params, ...Object.fromEntries(new URL(request.url).searchParams) };
  if (row.wire === 'multipart') return { ...params };
  const body: unknown = await request.clone().json();
  if (!hasSealedRequest(row)) return { ...params, ...(body as object) };
  const opened = openRequest(signer, body);
  if (!opened.ok) throw new Error(`A request cannot be opened: ${opened.reason}.`);
  return { ...params, ...(opened.value as object) };
}

/** Returns the input of a request; throws when it breaks the contract. Files are not read. */
async function readInput(name: EndpointName, mocked: MockedRequest): Promise<unknown> {
  const row: Endpoint = api[name];
  const fields = await readFields(row, mocked);
  return row.wire === 'multipart' ? fields : v.parse(row.in, fields);
}

const isBearerMissing = ({ auth }: Endpoint, request: Request) =>
  auth !== 'anyone' && auth !== 'ticket' && !request.headers.has('authorization');

/** Returns a response with an answer of the contract, sealed where the contract says so; throws when it breaks it. */
function toResponse(name: EndpointName, answer: unknown): Response {
  const row: Endpoint = api[name];
  if (hasFileAnswer(row)) return new HttpResponse(answer as BodyInit);
  const parsed = v.safeParse(row.out, answer);
  if (!parsed.success)
    throw new Error(
      `The mocked answer of ${name} breaks the contract: ${v.summarize(parsed.issues)}`,
    );
  return HttpResponse.json(
    (hasSealedAnswer(row) ? sealResponse(signer, answer) : answer) as Record<string, unknown>,
  );
}

type Answer<Name extends EndpointName> = Output<Name> | ((input: Input<Name>) => Output<Name>);

/** Answers a call: with an answer of the contract, or with one that is made of the input. */
export const answer = <Name extends EndpointName>(name: Name, given: Answer<Name>): HttpHandler =>
  respond(name, async (mocked) => {
    if (isBearerMissing(api[name], mocked.request)) return new HttpResponse(null, { status: 401 });
    const input = (await readInput(name, mocked)) as Input<Name>;
    const isMade = typeof given === 'function';
    return toResponse(name, isMade ? (given as (input: Input<Name>) => unknown)(input) : given);
  });

/** Answers a call with an HTTP error: 500 the service is broken, 401 the session has ended, 403 no access. */
export const fail = (name: EndpointName, status: number): HttpHandler =>
  respond(name, () => new HttpResponse(null, { status }));

/** Lets a call fail without any response, as without the internet. */
export const disconnect = (name: EndpointName): HttpHandler =>
  respond(name, () => HttpResponse.error());

/** Holds the answer of a call until the story ends. */
export const never = (name: EndpointName): HttpHandler =>
  respond(name, () => holdCall().then(() => HttpResponse.error()));
