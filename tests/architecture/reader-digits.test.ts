import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const formats = 'apps/portal/src/i18n/format.ts';
const wrapped = [...readFileSync(formats, 'utf8').matchAll(/export const (\w+)/g)].map(
  ([, name = '']) => name,
);
const coreImport = /import \{([^}]*)\} from '@temple-land\/portal-core'/g;

const listCoreImports = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(coreImport)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

it('the portal shows dates and amounts in the digits that the reader has chosen', () => {
  const files = filesBelow(['apps/portal/src']).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const latinOnly = files.filter((file) =>
    listCoreImports(file).some((name) => wrapped.includes(name)),
  );
  expect(wrapped).toContain('formatDate');
  expect(latinOnly).toEqual([]);
});
