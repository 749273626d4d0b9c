import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** How a test learns what only a person can see: the letters of a captcha, and the codes on a phone. */
export interface ServiceHelpers {
  readCaptcha(request: APIRequestContext, id: string): Promise<string>;
  /** Returns the newest code that was sent to a number. */
  readCode(request: APIRequestContext, mobile: string): Promise<string | undefined>;
}

const ofDemo: ServiceHelpers = {
  readCaptcha: async (request, id) => {
    const response = await request.get(`/service/demo/captcha/${id}`);
    return ((await response.json()) as { answer: string }).answer;
  },
  readCode: async (request, mobile) => {
    const response = await request.get(`/service/demo/outbox?mobileno=${mobile}`);
    const { messages } = (await response.json()) as { messages: { otp?: string }[] };
    return messages.find((message) => message.otp !== undefined)?.otp;
  },
};
let helpers = ofDemo;

/** Replaces the helpers of a demo, which a service in production does not have. */
export function setServiceHelpers(own: ServiceHelpers): void {
  helpers = own;
}

interface Sealed {
  RESPONSE_DATA?: string;
}

const openAnswer = (body: Sealed) =>
  JSON.parse(Buffer.from(body.RESPONSE_DATA ?? '', 'base64').toString('utf8')) as { id?: string };

/** Tracks the last captcha of a page; `answer()` returns its text from the sample service. */
export function watchCaptcha(page: Page): { answer(): Promise<string> } {
  const ids: string[] = [];
  let awaited = 0;
  const isCaptcha = (sent: { url(): string }) =>
    sent.url().includes('commonCaptchaGenerator/generate');
  const forget = () => {
    awaited -= 1;
  };
  page.on('request', (request) => {
    if (isCaptcha(request)) awaited += 1;
  });
  page.on('requestfailed', (request) => {
    if (isCaptcha(request)) forget();
  });
  page.on('response', (response) => {
    if (!isCaptcha(response)) return;
    const read = async () => {
      const { id } = openAnswer((await response.json()) as Sealed);
      if (id !== undefined) ids.push(id);
      forget();
    };
    // The page may be closed while the answer is read; then the captcha is not needed.
    read().catch(forget);
  });
  return {
    answer: async () => {
      await expect
        .poll(() => ids.length > 0 && awaited <= 0, { message: 'a captcha arrives' })
        .toBe(true);
      return helpers.readCaptcha(page.request, ids.at(-1) ?? '');
    },
  };
}

/** Returns the newest one-time code sent to a mobile number. */
export async function getSentCode(request: APIRequestContext, mobile: string): Promise<string> {
  const code = await helpers.readCode(request, mobile);
  if (code === undefined) throw new Error(`No code was sent to ${mobile}.`);
  return code;
}
