import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const sources = filesBelow(['packages', 'apps', 'tests', 'scripts', 'bench', '.storybook']).filter(
  (file) => /\.(ts|tsx)$/.test(file),
);

describe('the house', () => {
  it('keeps files small: over 200 lines, a test or sample over 250, only with a reason in the first lines', () => {
    const long = sources.filter((file) => {
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !line.trimStart().startsWith('// Requirement'));
      const most = /\/seed\/|\.(test|stories)\.tsx?$/.test(file) ? 250 : 200;
      return lines.length > most && !lines.slice(0, 6).join('\n').includes('Long because');
    });
    expect(long).toEqual([]);
  });

  it('leaves nothing skipped, focused or untyped', () => {
    const marks =
      /\b(it|test|describe)\.(only|skip|skipIf|runIf|todo|fails)\(|@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b/;
    const marked = sources.filter(
      (file) => !file.endsWith('house.test.ts') && marks.test(readFileSync(file, 'utf8')),
    );
    expect(marked).toEqual([]);
  });

  it('sets words with the leading of their script; a number of its own is for figures alone', () => {
    const own = filesBelow(['packages', 'apps'])
      .filter((file) => file.endsWith('.css.ts'))
      .flatMap((file) => {
        const leadings = readFileSync(file, 'utf8').matchAll(
          /(?:lineHeight: '?|(?:rem|[)}])\/)(\d+(?:\.\d+)?)[', ]/g,
        );
        return [...leadings]
          .filter(([, number]) => Number(number) > 1.1 && Number(number) < 1.5)
          .map(([line]) => `${file}: ${line}`);
      });
    expect(own).toEqual([]);
  });

  it('records no download address in the lockfile', () => {
    expect(readFileSync('pnpm-lock.yaml', 'utf8')).not.toMatch(/https?:\/\//);
  });

  it('names the same Node and pnpm wherever a command brings its own', () => {
    const scripts = Object.values(
      (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
        .scripts,
    ).filter((script) => script.startsWith('npx'));
    expect(new Set(scripts.map((script) => /node@\S+ -p pnpm@\S+/.exec(script)?.[0])).size).toBe(1);
  });

  // Unpacked from an archive there is no list of files to ask.
  it.runIf(existsSync('.git'))('keeps build results out of the repository', () => {
    const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
    expect(
      tracked.filter((file) => /(^|\/)(node_modules|dist|\.data|\.cache)\//.test(file)),
    ).toEqual([]);
  });
});
