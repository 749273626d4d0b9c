import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runOffice } from './office.ts';

const mask = process.umask();
let printed = '';
beforeEach(() => {
  printed = '';
  const keep = (text: string | Uint8Array) => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.umask(mask);
  process.exitCode = undefined;
});

describe('the command line', () => {
  it.each([
    [''],
    ['init'],
    ['start'],
    ['status'],
    ['maintenance'],
    ['backup'],
    ['restore'],
    ['users'],
    ['check'],
    ['demo'],
  ])('explains %s', async (command) => {
    await runOffice([...(command ? [command] : []), '--help']);
    expect(process.exitCode).toBe(0);
    expect(printed.split('\n')[0]).toContain(`Usage: office ${command}`.trim());
  });

  it.each([[['nothing']], [['backup']], [['status', '--unknown']]])(
    'ends with 2 for %j',
    async (words) => {
      await runOffice(words);
      expect(process.exitCode).toBe(2);
      expect(printed).toContain('error: ');
    },
  );

  it('has every command of the guide to going live', async () => {
    const guide = readFileSync(new URL('../../../../docs/going-live.md', import.meta.url), 'utf8');
    const said = guide.matchAll(/\boffice (?:--settings \S+ )?((?:(?:files|import) )?[a-z]+)/g);
    const commands = new Set([...said].map(([, command = '']) => command));
    expect([...commands]).toEqual(
      expect.arrayContaining(['init', 'upgrade', 'restore', 'files move', 'import land']),
    );
    for (const command of commands) {
      printed = '';
      await runOffice([...command.split(' '), '--help']);
      expect(printed.split('\n')[0]).toContain(`Usage: office ${command} `);
    }
  });
});
