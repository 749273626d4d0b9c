import type { EndpointName, Input, Language, Output, Signer } from '@temple-land/portal-core';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig, type Variables } from '../../apps/server/src/config.ts';
import { installFieldKeys } from '../../apps/server/src/ports/fieldKeys.ts';
import { demoKeys } from '../../apps/server/src/validateConfig.ts';
import { applyKeyRotation } from '../../apps/server/src/db/activity/applyKeyRotation.ts';
import { createCallCounter } from '../../apps/server/src/db/operations/callCounter.ts';
import { createSms } from '../../apps/server/src/db/notifications/createSms.ts';
import { countMessages } from '../../apps/server/src/db/operations/countMessages.ts';
import { moveDocuments } from '../../apps/server/src/db/maintenance/moveDocuments.ts';
import { hashToken } from '../../apps/server/src/db/accounts/sessionToken.ts';
import {
  findUserByLogin,
  openSession,
} from '../../apps/server/src/features/account/account.repository.ts';
import { getCaptchaSolution } from '../../apps/server/src/features/captcha/captcha.ts';
import type { Deps } from '../../apps/server/src/handler.ts';
import { createNodeSigner } from '../../apps/server/src/http/auth/signer.ts';
import { createHub } from '../../apps/server/src/http/live/hub.ts';
import { sampleIdentity } from '../../apps/server/src/ports/identity.ts';
import { createPaymentGateway } from '../../apps/server/src/ports/paymentGateway.ts';
import { createSanitizer } from '../../apps/server/src/ports/sanitizer/pool.ts';
import { noScanner } from '../../apps/server/src/ports/scanner.ts';
import { createMail } from '../../apps/server/src/ports/mail.ts';
import { movableClock, type MovableClock } from './clock.ts';
import { countingRandom, fakeSms, memoryFiles, type FakeSms } from './fakes.ts';
import { cookieJar } from './cookieJar.ts';
import { openSample } from './sampleDatabase.ts';
import { people, type Person } from './people.ts';
import { parseAnswer, checkAnswer, buildRequest, type RawRequest } from './wire.ts';

const noPages = 'no-built-portal';
// All services of a worker share its processes. A file has less time than in use, so that a test does not wait for it;
// the tests of the sanitizer have all of it.
const sanitizer = createSanitizer({ cpuMs: 3_000 });

type App = Awaited<ReturnType<typeof createApp>>;

/** An answer of the server: HTTP status, headers, opened body and raw bytes. */
export interface Answered {
  code: number;
  headers: Record<string, unknown>;
  answer: unknown;
  bytes: Uint8Array;
}

/** A signed-in user with the token of the session. */
export interface SignedInUser {
  userId: number;
  token: string;
}

/** The successful answer of a call without its status. */
export type ResultOf<Name extends EndpointName> =
  Extract<Output<Name>, { result: unknown }> extends { result: infer Result } ? Result : never;

/** The calls of one browser. */
export type Browser = Pick<TestApp, 'raw' | 'send' | 'call' | 'result'>;

/** The service with its own database and fakes for everything outside. */
export interface TestApp {
  app: App;
  deps: Deps;
  clock: MovableClock;
  sms: FakeSms;
  createSignIn: Signer;
  /** Opens another browser without the cookies of this one, with a language as `Accept-Language`. */
  otherBrowser(language?: Language): Browser;
  /** Sends any request with the cookies of this browser. */
  raw(request: RawRequest): Promise<Answered>;
  /** Sends any input to a call, valid or not, and returns the answer. */
  send(name: EndpointName, input: unknown, token?: string): Promise<Answered>;
  /** Makes a call; checks that the answer has HTTP 200 and matches the contract. */
  call<Name extends EndpointName>(
    name: Name,
    input: Input<Name>,
    token?: string,
  ): Promise<Output<Name>>;
  /** Makes a call that succeeds and returns its result. */
  result<Name extends EndpointName>(
    name: Name,
    input: Input<Name>,
    token?: string,
  ): Promise<ResultOf<Name>>;
  /** Loads a captcha and returns its id and solution. */
  captcha(): Promise<{ captchaId: string; answer: string }>;
  /** Opens a session for a login name without the login screen. */
  signIn(loginId: string): Promise<SignedInUser>;
  /** Opens a session for a demo account. */
  signInAs(person: Person): Promise<SignedInUser>;
  close(): Promise<void>;
}

const inLanguage = (request: RawRequest, language: Language | undefined): RawRequest =>
  language === undefined
    ? request
    : { ...request, headers: { ...request.headers, 'accept-language': language } };

/** Makes requests like a browser: stores the cookies of answers and sends them. */
function sender(app: App, signer: Signer, language?: Language) {
  const jar = cookieJar();
  const raw = async (request: RawRequest): Promise<Answered> => {
    const reply = await app.inject({ ...request, headers: jar.sentWith(request.headers) });
    jar.keep(reply.cookies);
    const type = String(reply.headers['content-type'] ?? '');
    const answer = type.startsWith('application/json')
      ? parseAnswer(signer, reply.body)
      : undefined;
    return { code: reply.statusCode, headers: reply.headers, answer, bytes: reply.rawPayload };
  };
  const send = async (name: EndpointName, input: unknown, token?: string) =>
    raw(inLanguage(await buildRequest(signer, name, input, token), language));
  return { raw, send };
}

function caller(send: TestApp['send']) {
  const call = async <Name extends EndpointName>(
    name: Name,
    input: Input<Name>,
    token?: string,
  ): Promise<Output<Name>> => {
    const { code, answer } = await send(name, input, token);
    if (code !== 200) throw new Error(`${name} answered HTTP ${code}: ${JSON.stringify(answer)}`);
    return (await checkAnswer(name, answer)) as Output<Name>;
  };
  const result = async <Name extends EndpointName>(
    name: Name,
    input: Input<Name>,
    token?: string,
  ) => {
    const answer = (await call(name, input, token)) as { status: number; result?: unknown };
    if (answer.status !== 200) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
    return answer.result as ResultOf<Name>;
  };
  return { call, result };
}

function signer(deps: Deps) {
  return async (loginId: string): Promise<SignedInUser> => {
    const user = await findUserByLogin(deps.db, loginId);
    if (user === undefined) throw new Error(`Nobody is called ${loginId}.`);
    const token = deps.random.token(32);
    await openSession(deps.db, user, { tokenHash: hashToken(token) }, deps.clock());
    return { userId: user.id, token };
  };
}

/** Starts the service on the sample, with the engine of the test project; `variables` changes its configuration, `pages` the built portal. */
export async function makeApp(variables: Variables = {}, pages = noPages): Promise<TestApp> {
  // The sample is encrypted with the keys of a demo.
  const { DATA_KEY, LOOKUP_KEY } = demoKeys;
  const config = { ...readConfig({ LOG_LEVEL: 'silent', ...variables }), DATA_KEY, LOOKUP_KEY };
  installFieldKeys(config);
  const database = await openSample();
  const { db } = database;
  const [clock, sms] = [movableClock(), fakeSms()];
  const [random, files] = [countingRandom(), memoryFiles(clock.now)];
  const fixed = { scanner: noScanner, sanitizer, identity: sampleIdentity };
  const payments = createPaymentGateway(config);
  const counted = {
    sms: createSms(db, countMessages(sms, db, clock.now)),
    calls: createCallCounter(db, clock.now),
  };
  const outside = { random, files, payments, mail: createMail(config), ...counted, ...fixed };
  const deps: Deps = { db, clock: clock.now, config, ...outside };
  await applyKeyRotation(db, config, clock.now());
  await moveDocuments(db, files, random);
  const hub = await createHub(database);
  const app = await createApp(deps, hub, pages);
  const envelope = createNodeSigner(config.ENVELOPE_KEY);
  const openBrowser = (language?: Language): Browser => {
    const { raw, send } = sender(app, envelope, language);
    return { raw, send, ...caller(send) };
  };
  const browser = openBrowser();
  const signIn = signer(deps);
  return {
    app,
    deps,
    clock,
    sms,
    createSignIn: envelope,
    ...browser,
    otherBrowser: openBrowser,
    signIn,
    signInAs: (person) => signIn(people[person].loginId),
    captcha: async () => {
      const drawn = await browser.call('captchaGenerate', {});
      const captchaId = 'id' in drawn ? drawn.id : '';
      return { captchaId, answer: (await getCaptchaSolution(deps, captchaId)) ?? '' };
    },
    close: async () => {
      await app.close();
      await hub.close();
      await database.close();
    },
  };
}
