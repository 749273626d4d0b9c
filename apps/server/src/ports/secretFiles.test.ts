import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSecretFiles } from './secretFiles.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  writeFileSync(join(folder, 'code'), 'a-secret-of-sixteen-or-more\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a secret is read from the file that its setting names, without the end of the line', () => {
  expect(readSecretFiles({ CODE_KEY_FILE: join(folder, 'code'), PORT: '8080' })).toEqual({
    CODE_KEY: 'a-secret-of-sixteen-or-more',
  });
  expect(readSecretFiles({ CODE_KEY_FILE: '', PORT_FILE: join(folder, 'code') })).toEqual({});
});

it('a secret that is set twice, and a file that is not there, end the start without its value', () => {
  const file = join(folder, 'code');
  expect(() => readSecretFiles({ CODE_KEY_FILE: file, CODE_KEY: 'other' })).toThrow(
    'CODE_KEY and CODE_KEY_FILE are both set.',
  );
  expect(() => readSecretFiles({ DATA_KEY_FILE: join(folder, 'none') })).toThrow(
    /^DATA_KEY_FILE: .+none cannot be read \(ENOENT\)\.$/,
  );
});
