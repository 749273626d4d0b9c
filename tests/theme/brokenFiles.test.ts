import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../packages/ui/src/theme/colours/contrastRatio.ts';
import { checkTheme } from '../../packages/ui/src/themeTool/checkTheme.ts';
import { brokenFiles } from './brokenFiles.ts';
import { safeFiles, safeSheet } from './safeFiles.ts';

const check = (text: string) => checkTheme('theme.css', text, 'AAA');

describe('theme check', () => {
  it('finds nothing in the file that the broken ones are made of', () => {
    expect(check(safeSheet)).toEqual([]);
  });

  it.each(safeFiles)('finds nothing in that file with %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  it('refuses at least thirty kinds of broken files, each with another text', () => {
    expect(new Set(brokenFiles.map(({ text }) => text)).size).toBe(brokenFiles.length);
    expect(brokenFiles.length).toBeGreaterThanOrEqual(30);
  });

  it.each(brokenFiles)('refuses $title', ({ text, kind, line }) => {
    const findings = check(text);
    expect(findings.map((finding) => finding.kind)).toContain(kind);
    const lines = text.split('\n');
    const places = findings
      .filter((finding) => finding.kind === kind)
      .map((finding) => lines[finding.line - 1] ?? '');
    expect(places.filter((place) => place.includes(line ?? '')).length).toBeGreaterThan(0);
  });

  it('names pair, ratio, wanted ratio, theme and place of a weak pair', () => {
    const text = safeSheet.replace(/--tl-colour-action-ink: [^;]+/, '--tl-colour-action-ink: #888');
    const [finding] = check(text);
    expect(finding).toMatchObject({
      kind: 'weak-pair',
      file: 'theme.css',
      line: text.split('\n').findIndex((line) => line.includes('#888')) + 1,
      column: 3,
      theme: 'light',
      department: 'harbour',
      pair: { ink: 'actionInk', ground: 'action', inkColour: '#888888', wanted: 7 },
    });
    expect(finding?.pair?.ratio).toBeCloseTo(2.59, 2);
    expect(finding?.message).toContain('action-ink #888888 on action #0b4f5c has 2.59 : 1');
  });
});

describe('the contrast of a colour that cannot be read', () => {
  it.each(['navvy', 'rebeccapurple', '#abc', '', 'rgb(1 2 3)'])(
    'of %j throws, because NaN is below no limit and would pass as safe',
    (colour) => {
      expect(() => contrastRatio(colour, '#FFFFFF')).toThrow(TypeError);
      expect(() => contrastRatio('#FFFFFF', colour)).toThrow(TypeError);
    },
  );
});
