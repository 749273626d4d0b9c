import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'tests/package/department';
const forms = [
  ['with react-hook-form', ['reactHookForm/BerthForm.jsx', 'reactHookForm/KitField.jsx']],
  ['without JavaScript', ['plainPost/BerthPage.jsx', 'plainPost/server.jsx']],
] as const;

it.each(forms)('the README says how long a form %s is', (form, files) => {
  const lines = files.map(
    (file) => readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n').length,
  );
  const total = lines.reduce((sum, count) => sum + count, 0);
  const readme = readFileSync('packages/ui/README.md', 'utf8').replaceAll(/ +/g, ' ');
  expect(readme).toContain(`| ${form} | ${files.length} | ${total} |`);
});
