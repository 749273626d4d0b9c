import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrastPairs } from '../theme/colours/contrastPairs.ts';
import { runCommand } from './runCommand.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'theme-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const create = (...more: string[]) =>
  runCommand(['create', '--brand', '#0b4f5c', '--department', 'harbour', ...more]);

const writeSheet = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('theme create', () => {
  it('writes twelve tokens in both themes and for a dark device, the brand colour among them', () => {
    const { exitCode, output } = create();
    expect(exitCode).toBe(0);
    expect(output.match(/--tl-colour-/g)).toHaveLength(36);
    expect(output).toContain('--tl-colour-brand: #0b4f5c;');
  });

  it('says in the file how to make it again', () => {
    const { output } = create('--typeface', 'Lexend Deca', '--contrast', 'AA');
    expect(output.split('\n')[0]).toBe(
      "/* temple-land-theme create --brand '#0b4f5c' --department harbour --typeface 'Lexend Deca' --contrast AA */",
    );
  });

  it('puts the typeface before the fonts of the kit', () => {
    const { output } = create('--typeface', 'Lexend Deca');
    expect(output).toContain(
      "--tl-font-text: 'Lexend Deca', 'Portal Text', system-ui, sans-serif;",
    );
  });

  it('keeps a brand at AA that AAA darkens', () => {
    const make = (level: string) =>
      runCommand(['create', '--brand', '#c00', '--department', 'harbour', '--contrast', level]);
    expect(make('AA').output).toContain('--tl-colour-brand: #cc0000;');
    expect(make('AAA').output).not.toContain('--tl-colour-brand: #cc0000;');
  });

  it.each([
    [['create', '--department', 'harbour']],
    [['create', '--brand', 'navvy', '--department', 'harbour']],
    [['create', '--brand', '#0b4f5c80', '--department', 'harbour']],
    [['create', '--brand', '#0b4f5c']],
    [['create', '--brand', '#0b4f5c', '--department', "x'] {"]],
    [['create', '--brand', '#0b4f5c /* */', '--department', 'harbour']],
    [['create', '--brand', '#0b4f5c', '--department', 'harbour', '--typeface', "x'; }"]],
    [['create', '--brand', '#0b4f5c', '--department', 'harbour', '--contrast', 'A']],
    [['create', '--brand', '#0b4f5c', '--department', 'harbour', '--colour', 'red']],
    [['check']],
    [['export']],
    [['paint']],
  ])('refuses %j with exit code 2 and shows its usage', (args) => {
    const { exitCode, output } = runCommand(args);
    expect(exitCode).toBe(2);
    expect(output).toContain('temple-land-theme check FILE...');
  });
});

describe('theme check', () => {
  it('passes what create made, at its level', () => {
    const aaa = writeSheet('aaa.css', create().output);
    const red = ['create', '--brand', '#c00', '--department', 'red', '--contrast', 'AA'];
    const aa = writeSheet('aa.css', runCommand(red).output);
    const pairs = contrastPairs.length;
    expect(runCommand(['check', aaa])).toEqual({
      exitCode: 0,
      output: `${aaa}: both themes hold all ${pairs} pairs (AAA)\n`,
    });
    expect(runCommand(['check', aaa, aa, '--contrast', 'AA']).exitCode).toBe(0);
    expect(runCommand(['check', aaa, aa]).exitCode).toBe(1);
  });

  it('prints file, line, theme, pair and both ratios of what is too weak', () => {
    const text = create().output.replace('--tl-colour-link: #0b4f5c', '--tl-colour-link: #757575');
    const file = writeSheet('weak.css', text);
    const { exitCode, output } = runCommand(['check', file]);
    expect(exitCode).toBe(1);
    const line = text.split('\n').findIndex((one) => one.includes('#757575')) + 1;
    expect(output).toContain(
      `${file}:${line}:3 light: link #757575 on surface #FFFFFF has 4.60 : 1, wanted 7 : 1 (links)\n`,
    );
  });

  it('prints a finding once, also of a block that the theme of the device shares', () => {
    const text = create().output.replace('--tl-colour-link: #0b4f5c', '--tl-colour-link: #757575');
    const { output } = runCommand(['check', writeSheet('shared.css', text)]);
    const lines = output.trim().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('reports as JSON for other programs', () => {
    const file = writeSheet('none.css', '');
    const { exitCode, output } = runCommand(['check', file, '--json']);
    expect(exitCode).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      contrast: 'AAA',
      isSafe: false,
      files: [file],
      findings: [{ kind: 'no-theme', file, line: 1, column: 1 }],
    });
  });

  it('fails for a file that is not there, and still checks the others', () => {
    const good = writeSheet('good.css', create().output);
    const { exitCode, output } = runCommand(['check', join(folder, 'no.css'), good]);
    expect(exitCode).toBe(1);
    expect(output).toContain('no.css:1:1 there is no such file');
    expect(output).toContain('good.css: both themes hold');
  });
});

describe('theme export', () => {
  const exported = (...args: string[]) => {
    const out = join(folder, `tokens-${args.length}`);
    expect(runCommand(['export', ...args, '--out', out]).exitCode).toBe(0);
    const files = readdirSync(out).map((name) => [
      name,
      JSON.parse(readFileSync(join(out, name), 'utf8')) as unknown,
    ]);
    return Object.fromEntries(files) as Record<string, object>;
  };

  it('writes both themes of a department, what follows them as references', () => {
    const sheet = writeSheet('typeface.css', create('--typeface', 'Lexend Deca').output);
    const files = exported(sheet);
    expect(Object.keys(files).toSorted()).toEqual([
      'base.tokens.json',
      'dark.tokens.json',
      'light.tokens.json',
      'theme.resolver.json',
    ]);
    expect(files['light.tokens.json']).toMatchObject({
      colour: {
        $type: 'color',
        brand: {
          $value: {
            colorSpace: 'srgb',
            components: [0.0431, 0.3098, 0.3608],
            alpha: 1,
            hex: '#0b4f5c',
          },
        },
        accent: { $value: '{colour.action}' },
      },
    });
    expect(files['base.tokens.json']).toMatchObject({
      font: {
        $type: 'fontFamily',
        text: { $value: ['Lexend Deca', 'Portal Text', 'system-ui', 'sans-serif'] },
      },
      space: { $type: 'dimension', 7: { $value: { value: 3, unit: 'rem' } } },
      duration: { $type: 'duration', fast: { $value: { value: 120, unit: 'ms' } } },
    });
  });

  it('writes the colours of the kit without a file', () => {
    expect(exported()['dark.tokens.json']).toMatchObject({
      colour: { accent: { $value: { hex: '#b9c4ff' } } },
      shadow: { 2: { $value: [{ blur: { value: 24, unit: 'px' }, color: { alpha: 0.6 } }] } },
    });
  });

  it('refuses a file that it cannot read', () => {
    const text = create().output.replace('--tl-colour-link: #0b4f5c', '--tl-colour-link: navvy');
    const { exitCode, output } = runCommand([
      'export',
      writeSheet('odd.css', text),
      '--out',
      folder,
    ]);
    expect(exitCode).toBe(1);
    expect(output).toContain('navvy is not a colour');
  });
});
