import { expect, it } from 'vitest';
import { erasedName } from '../../db/erasure/redactRows.ts';
import { nameErased } from './nameErased.ts';

it('an erased account has its name in the language of the reader, wherever it is in an answer', () => {
  const on = new Date(0);
  const answer = {
    status: 200,
    result: { rows: [{ by: erasedName, on, n: null }], text: `By ${erasedName}`, erased: false },
  };
  expect(nameErased(answer, 'en')).toBe(answer);
  const rows = [{ by: 'ଲିଭାଯାଇଥିବା ଖାତା', on, n: null }];
  expect(nameErased(answer, 'or')).toEqual({ ...answer, result: { ...answer.result, rows } });
  expect(JSON.stringify(nameErased(answer, 'hi'))).toContain('मिटाया गया खाता');
});
