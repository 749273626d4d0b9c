import type { Answered } from '../../support/makeApp.ts';
import { checkAnswer } from '../../support/wire.ts';
import { getAt, listPaths, type ValuePath } from './buildExample.ts';
import { expectHarmless, type HostileProbe } from './service.ts';
import { renewCaptcha, tokenFor, type Target } from './targets.ts';

const endsSessions = new Set(['logout', 'changePassword', 'checkCurrPassword']);
const forgivenAfter = 4;

/** Returns a function that sends inputs to a target as an allowed user, and expects harmless answers. */
export function createSender(probe: HostileProbe, target: Target) {
  const { name, row } = target;
  let token: string | undefined;
  let sent = 0;
  const once = async (input: unknown) => probe.service.send(name, input, token);
  return async (input: unknown) => {
    if (row.captcha) await renewCaptcha(probe.service);
    if (row.auth === 'anyone' && sent % forgivenAfter === 0) await probe.resetLimits();
    if (sent === 0 || endsSessions.has(name)) token = await tokenFor(probe.service, target);
    sent += 1;
    const answered = await once(input);
    if (answered.code !== 503) return expectHarmless(Promise.resolve(answered));
    await probe.resetLimits();
    return expectHarmless(once(input));
  };
}

/** Returns whether a target's schema accepts an input. */
export const accepts = async ({ row }: Target, input: unknown) =>
  (await row.in['~standard'].validate(input)).issues === undefined;
const isText = (target: Target) => (way: ValuePath) => typeof getAt(target.input, way) === 'string';

/** Returns the paths of the texts in a target's input. */
export const listTexts = (target: Target) => listPaths(target.input).filter(isText(target));

/** Returns a text as a target can be sent it: lone surrogates cannot be in a path. */
export const toSendable = ({ row }: Target, text: string) =>
  row.path.includes(':') ? Buffer.from(text).toString() : text;

/** Expects that a successful answer matches the contract. */
export async function expectContract({ name, row }: Target, { code, answer }: Answered) {
  if (code === 200 && row.wire !== 'file') await checkAnswer(name, answer);
}

/** Returns whether an answer is a refusal. */
export function isRefusal({ code, answer }: Answered): boolean {
  const { status } = (answer ?? {}) as { status?: number };
  return code >= 400 || status === 400 || status === 0;
}
