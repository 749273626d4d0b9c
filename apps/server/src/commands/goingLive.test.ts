import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { createProgram } from './office.ts';

const text = readFileSync('docs/going-live.md', 'utf8');
const blocks = [...text.matchAll(/```sh\n([^`]+)```/g)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);
const inline = [...text.matchAll(/`(office [^`]+)`/g)].map(([, words = '']) => words);
const commandLines = [...blocks, ...inline].flatMap(
  (line) => /(?:^|\s)(office .*)/.exec(line)?.[1] ?? [],
);

/** Returns the command that a line of the document runs, and what is left of the line. */
function findCommand(words: readonly string[]): { command: Command; rest: string[] } {
  let command = createProgram();
  const rest = [...words];
  for (;;) {
    const next = command.commands.find((child) => child.name() === rest[0]);
    if (next === undefined) return { command, rest };
    command = next;
    rest.shift();
  }
}

it.each(commandLines)('%s is a command line of the operator', (line) => {
  const words = line.replace(/^office (--settings \S+ )?/, '').split(' ');
  const { command, rest } = findCommand(words);
  expect(command.parent, line).not.toBeNull();
  let values = 0;
  let places = 0;
  for (const word of rest) {
    const option = command.options.find(({ long }) => long === word.split('=')[0]);
    if (word.startsWith('--')) expect(option, word).toBeDefined();
    if (option !== undefined && !option.isBoolean()) values += 1;
    if (!word.startsWith('--')) places += 1;
  }
  const { registeredArguments } = command;
  const most = registeredArguments.some(({ variadic }) => variadic)
    ? 99
    : registeredArguments.length;
  expect(places - values).toBeLessThanOrEqual(most);
});

it('every file that is copied from the release is in it', () => {
  const files = [...text.matchAll(/temple-land-portal\/current\/(deploy\/[\w./-]+)/g)];
  expect(files.length).toBeGreaterThan(4);
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
});

it('the document fits on two screens', () => {
  expect(text.split('\n').length).toBeLessThan(110);
  expect(commandLines.length).toBeGreaterThan(8);
});
