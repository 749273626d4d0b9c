import { describe, expect, it } from 'vitest';
import { bombs } from '../../../../../tests/support/hostile/bombs.ts';
import { files } from '../../../../../tests/support/sampleFiles.ts';
import { createSanitizer } from './pool.ts';

const sanitizer = createSanitizer();
const send = (owner: number, bytes: Uint8Array = files.pdf) =>
  sanitizer.sanitize(bytes, 'application/pdf', owner);
const kindsOf = (answers: readonly object[]) =>
  answers.map((answer) => ('bytes' in answer ? 'bytes' : Object.values(answer)[0]));
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the sanitizer processes', () => {
  it('accept six files of one person at a time', async () => {
    const answers = await Promise.all(times(8).map(() => send(1)));
    expect(kindsOf(answers)).toEqual([...times(6).map(() => 'bytes'), 'busy', 'busy']);
    expect(kindsOf([await send(1)])).toEqual(['bytes']);
  });

  it('let thirty files wait and refuse more', async () => {
    const answers = await Promise.all(times(35).map((owner) => send(owner)));
    expect(kindsOf(answers)).toEqual([...times(32).map(() => 'bytes'), 'busy', 'busy', 'busy']);
  });

  it.each(['packed objects of 300 MB', 'a table of a trillion rows by its word'])(
    'end at %s, and the next file is read by another one',
    async (name) => {
      const bomb = await bombs.find((file) => file.name === name)?.make();
      const answers = await Promise.all([send(1, bomb), send(2), send(3), send(4)]);
      expect(kindsOf(answers)).toEqual(['complex', 'bytes', 'bytes', 'bytes']);
    },
  );
});
