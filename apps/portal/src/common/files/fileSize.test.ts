import type { MessageValues } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { formatFileSize } from './fileSize.ts';
import type { Translate } from '../../i18n/textKey.ts';

const t: Translate = (key: string, values?: MessageValues) => `${values?.['n']} ${key}`;

it.each([
  [0, '0 common:application.size.kb'],
  [1, '1 common:application.size.kb'],
  [348_160, '340 common:application.size.kb'],
  [1024 * 1024, '1.0 common:application.size.mb'],
  [1_887_437, '1.8 common:application.size.mb'],
])('%s bytes', (bytes, text) => {
  expect(formatFileSize(bytes, t)).toBe(text);
});
