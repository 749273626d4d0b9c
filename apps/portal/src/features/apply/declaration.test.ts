import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { declarationVersion } from '@temple-land/portal-core';
import { expect, it } from 'vitest';

const readDeclaration = (language: string) => {
  const file = `apps/portal/public/assets/i18n/${language}/common.json`;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return texts['apply.declaration'] ?? '';
};

const wordings: Readonly<Record<string, string>> = {
  '2026-11-26': 'ef8a33fca7c92ef7',
};

it('another wording of the declaration has another version', () => {
  const texts = ['en', 'or', 'hi'].map(readDeclaration).join('\n');
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 16);
  expect(wordings[declarationVersion]).toBe(hash);
});
