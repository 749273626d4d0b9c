import { createHmac } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { openResponse, sealRequest, type Language, type Signer } from '@temple-land/portal-core';
import { getSentCode } from './sampleService.ts';

const key = 'demo-envelope-key';

/** The signer with the key of the sample. */
export const sampleSigner: Signer = {
  encode: (text) => Buffer.from(text, 'utf8').toString('base64'),
  decode: (text) => Buffer.from(text, 'base64').toString('utf8'),
  sign: (text) => createHmac('sha256', key).update(text).digest('hex'),
  equals: (a, b) => a === b,
};

/** Sends a sealed call to the service, with or without a session; returns the opened answer. */
export async function callService(
  request: APIRequestContext,
  path: string,
  input: unknown,
  token?: string,
  language: Language = 'en',
): Promise<Record<string, unknown>> {
  const response = await request.post(`/service/${path}`, {
    data: sealRequest(sampleSigner, input),
    headers: {
      'accept-language': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const opened = openResponse(sampleSigner, await response.json());
  if (!opened.ok) throw new Error(`${path}: ${opened.reason}`);
  return opened.value as Record<string, unknown>;
}

/** Requests a captcha and returns its id and answer. */
export async function solveCaptcha(request: APIRequestContext) {
  const captcha = await callService(request, 'commonCaptchaGenerator/generate', {});
  const captchaId = String(captcha['id']);
  const helper = await request.get(`/service/demo/captcha/${captchaId}`);
  const { answer } = (await helper.json()) as { answer: string };
  return { captchaId, answer };
}

/** Returns a mobile number that no other test uses, so that a retry starts anew. */
export const createMobile = () => `98${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Registers a citizen over HTTP, whose User ID is the mobile number, and who is written to in a language. */
export async function registerCitizen(
  request: APIRequestContext,
  mobileno: string,
  password: string,
  language?: Language,
): Promise<void> {
  await callService(request, 'userregister/savemobileno', { mobileno });
  const otp = await getSentCode(request, mobileno);
  await callService(request, 'userregister/varifiedotp', { mobileno, otp });
  const form = { fullName: 'Basanti Nayak', emailId: '', password, conformPassword: password };
  const proof = await solveCaptcha(request);
  const input = { ...form, ...proof, mobileno };
  const { status } = await callService(
    request,
    'userregister/saveuser',
    input,
    undefined,
    language,
  );
  if (status !== 200) throw new Error(`${mobileno} could not register: ${String(status)}`);
}

/** The keys of session storage after a login. */
export type StoredSession = Readonly<Record<string, string>>;

/** Logs in over HTTP, as a browser in a language; returns the session storage of the portal. */
export async function createSession(
  request: APIRequestContext,
  username: string,
  password: string,
  language?: Language,
): Promise<StoredSession> {
  const userType = /^\d+$/.test(username) ? 'C' : 'O';
  const form = { username, password, userType, ...(await solveCaptcha(request)) };
  const { status, result, userRollId, ...user } = await callService(
    request,
    'api/generatetoken',
    form,
    undefined,
    language,
  );
  if (status !== 200) throw new Error(`${username} could not log in: ${String(status)}`);
  const stored = { ...user, tokan: result, userRoleId: userRollId, isLoggedIn: 1 };
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, String(value)]));
}

/** Registers a citizen over HTTP; returns the mobile number, which is the User ID, and a session. */
export async function createCitizen(request: APIRequestContext, password: string) {
  const mobile = createMobile();
  await registerCitizen(request, mobile, password);
  return { mobile, session: await createSession(request, mobile, password) };
}

/** Opens every page of a context with a session, until the page ends it. */
export async function startWithSession(
  context: BrowserContext,
  session: StoredSession,
): Promise<void> {
  await context.addInitScript((entries) => {
    // The portal clears the session storage at the end of a session; `window.name` remains.
    if (window.name === 'started') return;
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
    window.name = 'started';
  }, session);
}

/** Deletes the draft of the logged-in user's form: 1 report, 2 land, 6 quarry. */
export async function deleteDraft(page: Page, formId: 1 | 2 | 6): Promise<void> {
  const token = await page.evaluate(() => sessionStorage.getItem('tokan'));
  await callService(page.request, 'land/draft/delete', { formId }, token ?? '');
}
