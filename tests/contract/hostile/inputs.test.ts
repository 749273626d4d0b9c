import { describe, expect, it } from 'vitest';
import { listPaths, replaceAt, type ValuePath } from './buildExample.ts';
import {
  accepts,
  createSender,
  expectContract,
  isRefusal,
  listTexts,
  toSendable,
} from './sender.ts';
import { startProbe } from './service.ts';
import { targets, type Target } from './targets.ts';

const probe = startProbe();

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

/** A query and a form contain only texts: a value can have another type only in a JSON body. */
const hasKinds = ({ row, input }: Target) =>
  row.method === 'POST' && row.wire !== 'multipart' && Object.keys(input).length > 0;
const hasTexts = (target: Target) => listTexts(target).length > 0;

describe('an example', () => {
  it.each(targets)('from which the attack starts is accepted by $label', async (target) => {
    expect(await accepts(target, target.input)).toBe(true);
  });
});

describe('a value of another kind in a field', () => {
  it.each(targets.filter(hasKinds))('is refused by $label', async (target) => {
    const send = createSender(probe, target);
    for (const way of listPaths(target.input).slice(1)) {
      for (const wrong of wrongAt(target, way)) {
        const input = replaceAt(target.input, way, wrong);
        const answered = await send(input);
        await expectContract(target, answered);
        const sent: unknown = JSON.parse(JSON.stringify(input));
        if (await accepts(target, sent)) continue;
        expect([way, wrong, isRefusal(answered)]).toEqual([way, wrong, true]);
      }
    }
  });
});

describe('a text that a schema refuses', () => {
  it.each(targets.filter(hasTexts))('is refused by $label', async (target) => {
    const send = createSender(probe, target);
    for (const way of listTexts(target)) {
      for (const text of ['\u0000', '\ud83d', 'x'.repeat(30_000)]) {
        const input = replaceAt(target.input, way, toSendable(target, text));
        if (await accepts(target, input)) continue;
        expect([way, isRefusal(await send(input))]).toEqual([way, true]);
      }
    }
  });
});
