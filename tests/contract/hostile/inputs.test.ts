import { describe, expect, inject, it } from 'vitest';
import { checkAnswer } from '../../support/wire.ts';
import type { Answered } from '../../support/makeApp.ts';
import { getAt, replaceAt, listPaths, type ValuePath } from './buildExample.ts';
import { naughty } from './naughty.ts';
import { expectHarmless, startProbe } from './service.ts';
import { renewCaptcha, targets, tokenFor, type Target } from './targets.ts';

const probe = startProbe();

const endsSessions = new Set(['logout', 'changePassword', 'checkCurrPassword']);
const forgivenAfter = 4;

/** Returns a function that sends inputs to a target as an allowed user. */
function sender(target: Target) {
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

const accepts = async ({ row }: Target, input: unknown) =>
  (await row.in['~standard'].validate(input)).issues === undefined;
const isText = (target: Target) => (way: ValuePath) => typeof getAt(target.input, way) === 'string';
const textsOf = (target: Target) => listPaths(target.input).filter(isText(target));

/** Lone surrogates cannot be in a path. */
const wholeOf = ({ row }: Target, text: string) =>
  row.path.includes(':') ? Buffer.from(text).toString() : text;

async function keepsTheContract({ name, row }: Target, { code, answer }: Answered) {
  if (code === 200 && row.wire !== 'file') await checkAnswer(name, answer);
}

function isRefusal({ code, answer }: Answered): boolean {
  const { status } = (answer ?? {}) as { status?: number };
  return code >= 400 || status === 400 || status === 0;
}

const wrongPrimitives: readonly unknown[] = [undefined, null, true, -1, 0.5, 2 ** 53, '', '0'];
const wrongValues: readonly unknown[] = [
  ...wrongPrimitives,
  [[]],
  { length: 1 },
  { toString: 'x' },
  Array.from({ length: 2000 }, () => 0),
];

/** A path parameter is always a text. */
const wrongAt = ({ row }: Target, way: ValuePath) =>
  row.path.includes(`:${String(way[0])}`) ? wrongPrimitives : wrongValues;

// Both engines are tested with each kind of text.
const asked =
  inject('postgres') === undefined ? naughty : naughty.filter((_, place) => place % 4 === 0);

/** Fields that identify a record: with a naughty value the other fields are not used. */
const finding = new Set([
  'khataNo',
  'plotCode',
  'applicationNo',
  'entity',
  'idempotencyKey',
  'captchaId',
  'answer',
  'action',
  'number',
  'checksum',
  'documents',
  'username',
]);
const isFinding = (way: ValuePath) => way.some((key) => finding.has(String(key)));

/** Returns inputs with the text: in all other fields at once, and in each identifying field alone. */
async function inputsWith(target: Target, text: string): Promise<unknown[]> {
  const inputs: unknown[] = [];
  let together: unknown = target.input;
  for (const way of textsOf(target)) {
    const alone = replaceAt(target.input, way, text);
    if (!(await accepts(target, alone))) continue;
    if (isFinding(way)) inputs.push(alone);
    else together = replaceAt(together, way, text);
  }
  return together === target.input ? inputs : [...inputs, together];
}

/** A query and a form contain only texts: a value can have another type only in a JSON body. */
const hasKinds = ({ row, input }: Target) =>
  row.method === 'POST' && row.wire !== 'multipart' && Object.keys(input).length > 0;
const hasTexts = (target: Target) => textsOf(target).length > 0;

describe('an example', () => {
  it.each(targets)('from which the attack starts is accepted by $label', async (target) => {
    expect(await accepts(target, target.input)).toBe(true);
  });
});

describe('a value of another kind in a field', () => {
  it.each(targets.filter(hasKinds))('is refused by $label', async (target) => {
    const send = sender(target);
    for (const way of listPaths(target.input).slice(1)) {
      for (const wrong of wrongAt(target, way)) {
        const input = replaceAt(target.input, way, wrong);
        const answered = await send(input);
        await keepsTheContract(target, answered);
        const sent: unknown = JSON.parse(JSON.stringify(input));
        if (await accepts(target, sent)) continue;
        expect([way, wrong, isRefusal(answered)]).toEqual([way, wrong, true]);
      }
    }
  });
});

describe('a naughty text in a text field', () => {
  it.each(targets.filter(hasTexts))(
    'is handled without a server error by $label',
    async (target) => {
      const send = sender(target);
      for (const text of asked) {
        for (const input of await inputsWith(target, wholeOf(target, text))) {
          await keepsTheContract(target, await send(input));
        }
      }
    },
  );
});

describe('a text that a schema refuses', () => {
  it.each(targets.filter(hasTexts))('is refused by $label', async (target) => {
    const send = sender(target);
    for (const way of textsOf(target)) {
      for (const text of ['\u0000', '\ud83d', 'x'.repeat(30_000)]) {
        const input = replaceAt(target.input, way, wholeOf(target, text));
        if (await accepts(target, input)) continue;
        expect([way, isRefusal(await send(input))]).toEqual([way, true]);
      }
    }
  });
});
