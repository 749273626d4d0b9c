import { expect, it } from 'vitest';
import type { Text } from '../i18n/useText.ts';
import { sizeText } from './fileSize.ts';

const t: Text['t'] = (key, values) => `${values?.['n']} ${key}`;

it.each([
  [0, '0 application.size.kb'],
  [1, '1 application.size.kb'],
  [348_160, '340 application.size.kb'],
  [1024 * 1024, '1.0 application.size.mb'],
  [1_887_437, '1.8 application.size.mb'],
])('%s bytes', (bytes, text) => {
  expect(sizeText(bytes, t)).toBe(text);
});
