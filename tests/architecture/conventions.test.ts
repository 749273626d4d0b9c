import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const sources = filesBelow(['packages', 'apps', 'tests', 'scripts', 'bench', '.storybook']).filter(
  (file) => /\.(ts|tsx)$/.test(file),
);

describe('the conventions of the project', () => {
  it('files have at most 200 lines, tests and samples 250, or a reason in the first lines', () => {
    const long = sources.filter((file) => {
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !line.trimStart().startsWith('// Requirement'));
      const most = /\/seed\/|\.(test|stories)\.tsx?$/.test(file) ? 250 : 200;
      return lines.length > most && !lines.slice(0, 6).join('\n').includes('Long because');
    });
    expect(long).toEqual([]);
  });

  it('nothing is skipped, focused or untyped', () => {
    const marks =
      /\b(it|test|describe)\.(only|skip|skipIf|runIf|todo|fails)\(|@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b/;
    const marked = sources.filter(
      (file) => !file.endsWith('conventions.test.ts') && marks.test(readFileSync(file, 'utf8')),
    );
    expect(marked).toEqual([]);
  });

  it('texts have the line height of their script; fixed numbers are for figures only', () => {
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

  it('the lockfile has no download addresses', () => {
    expect(readFileSync('pnpm-lock.yaml', 'utf8')).not.toMatch(/https?:\/\//);
  });

  it('every command names the same Node and pnpm versions', () => {
    const scripts = Object.values(
      (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> })
        .scripts,
    ).filter((script) => script.startsWith('npx'));
    expect(new Set(scripts.map((script) => /node@\S+ -p pnpm@\S+/.exec(script)?.[0])).size).toBe(1);
  });

  // Without a git repository there is no list of tracked files.
  it.runIf(existsSync('.git'))('build results are not in the repository', () => {
    const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
    expect(
      tracked.filter((file) => /(^|\/)(node_modules|dist|\.data|\.cache)\//.test(file)),
    ).toEqual([]);
  });
});
