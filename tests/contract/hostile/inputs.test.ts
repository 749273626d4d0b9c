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

// One code asks the schema of a call before anything else, so of the values that a schema refuses each field is sent one
// of four, and all fields together are sent all. What a schema accepts is always sent.
const oneOf = 4;

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
    for (const [field, way] of listPaths(target.input).slice(1).entries()) {
      for (const [index, wrong] of wrongAt(target, way).entries()) {
        const input = replaceAt(target.input, way, wrong);
        const isAccepted = await accepts(target, JSON.parse(JSON.stringify(input)));
        if (!isAccepted && (targets.indexOf(target) + field + index) % oneOf !== 0) continue;
        const answered = await send(input);
        await expectContract(target, answered);
        expect([way, wrong, isAccepted || isRefusal(answered)]).toEqual([way, wrong, true]);
      }
    }
  });
});

describe('a text that a schema refuses', () => {
  it.each(targets.filter(hasTexts))('is refused by $label', async (target) => {
    const send = createSender(probe, target);
    for (const [field, way] of listTexts(target).entries()) {
      for (const [index, text] of ['\u0000', '\ud83d', 'x'.repeat(30_000)].entries()) {
        const input = replaceAt(target.input, way, toSendable(target, text));
        if (await accepts(target, input)) continue;
        if ((targets.indexOf(target) + field + index) % 3 !== 0) continue;
        expect([way, isRefusal(await send(input))]).toEqual([way, true]);
      }
    }
  });
});
