import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { captchaLetters } from '../../apps/server/src/features/captcha/captcha.ts';
import type { ServiceHelpers } from '../browser/support/sampleService.ts';
import type { Gateway } from './gateway.ts';

const folder = new URL('../../apps/server/assets/captcha-audio/en/', import.meta.url);
const headerBytes = 44;
const letters = [...captchaLetters].map((letter) => ({
  letter,
  sound: readFileSync(new URL(`${letter}.wav`, folder)).subarray(headerBytes),
}));

/** Returns the letters of a captcha, heard one after the other in its spoken version. */
async function hearCaptcha(request: APIRequestContext, id: string): Promise<string> {
  const response = await request.get(`/service/commonCaptchaGenerator/audio/${id}?lang=en`);
  const spoken = (await response.body()).subarray(headerBytes);
  return letters
    .flatMap(({ letter, sound }) => {
      const places: number[] = [];
      for (let at = spoken.indexOf(sound); at >= 0; at = spoken.indexOf(sound, at + 1))
        places.push(at);
      return places.map((at) => ({ letter, at }));
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ letter }) => letter)
    .join('');
}

/** Returns the helpers of a service in production: a captcha is heard, and a code is read on the phone. */
export const createHelpers = (gateway: Gateway): ServiceHelpers => ({
  readCaptcha: hearCaptcha,
  readCode: async (_, mobile) =>
    gateway
      .readTexts(mobile)
      .flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
      .at(-1),
});
