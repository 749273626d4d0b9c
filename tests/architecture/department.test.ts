import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkTheme } from '../../packages/ui/src/themeTool/checkTheme.ts';
import { runCommand } from '../../packages/ui/src/themeTool/runCommand.ts';

const file = '.storybook/department.css';
const sheet = readFileSync(file, 'utf8');

it('the other department of Storybook is what theme create makes of its brand colour', () => {
  const [, ...words] = /temple-land-theme .*(?= \*\/)/.exec(sheet)?.[0].split(' ') ?? [];
  const args = words.map((word) => word.replaceAll("'", ''));
  expect(runCommand(args).output).toBe(sheet);
});

it('the other department of Storybook has every token and contrast in both themes', () => {
  expect(checkTheme(file, sheet, 'AAA')).toEqual([]);
});
