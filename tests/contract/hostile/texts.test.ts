import { describe, inject, it } from 'vitest';
import { replaceAt, type ValuePath } from './buildExample.ts';
import { essential, naughty } from './naughty.ts';
import { accepts, createSender, expectContract, listTexts, toSendable } from './sender.ts';
import { startProbe } from './service.ts';
import { targets, type Target } from './targets.ts';

const probe = startProbe();

// Neighbours in the list break the same kind of program, so each call gets one of six: some of each kind. All calls
// together get all.
const oneOf = 6;
const isChosen = (target: Target) => (_: string, index: number) =>
  (index + targets.indexOf(target)) % oneOf === 0;

/** Returns the texts for a call: those that break databases always, the others in turn and on one engine. */
const listAsked = (target: Target): Set<string> =>
  new Set([
    ...essential,
    ...(inject('postgres') === undefined ? naughty.filter(isChosen(target)) : []),
  ]);

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
  for (const way of listTexts(target)) {
    const alone = replaceAt(target.input, way, text);
    if (!(await accepts(target, alone))) continue;
    if (isFinding(way)) inputs.push(alone);
    else together = replaceAt(together, way, text);
  }
  return together === target.input ? inputs : [...inputs, together];
}

const hasTexts = (target: Target) => listTexts(target).length > 0;

describe('a naughty text in a text field', () => {
  it.each(targets.filter(hasTexts))(
    'is handled without a server error by $label',
    async (target) => {
      const send = createSender(probe, target);
      for (const text of listAsked(target)) {
        for (const input of await inputsWith(target, toSendable(target, text))) {
          await expectContract(target, await send(input));
        }
      }
    },
  );
});
