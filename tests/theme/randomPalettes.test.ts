import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  departmentTokens,
  type DepartmentToken,
} from '../../packages/ui/src/theme/colours/departmentTokens.ts';
import { toColourName } from '../../packages/ui/src/theme/colours/toColourName.ts';
import { checkTheme } from '../../packages/ui/src/themeTool/checkTheme.ts';
import { createTheme } from '../../packages/ui/src/themeTool/create/createTheme.ts';
import { findWeakPairs, toRgb, type Rgb } from './independentContrast.ts';
import { notations } from './notations.ts';

const palettes = 200;
const seed = 20_261_125;

type Palette = Record<DepartmentToken, Rgb>;

const channel = fc.integer({ min: 0, max: 255 });
const rgb: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
const hexOf = (colour: Rgb) => notations[0]?.(colour) ?? '';

const randomTheme = fc
  .tuple(...departmentTokens.map(() => rgb))
  .map((colours) => Object.fromEntries(departmentTokens.map((token, at) => [token, colours[at]])));

/** Themes of the command, of which some tokens are moved a little: about half of them stay readable. */
const movedThemes = fc
  .record({
    brand: rgb,
    moved: fc.array(fc.constantFrom(...departmentTokens), { maxLength: 2 }),
    by: fc.integer({ min: -40, max: 40 }),
  })
  .map(({ brand, moved, by }) => {
    const { light, dark } = createTheme(hexOf(brand), 'AAA');
    const move = (theme: Record<DepartmentToken, string>) =>
      Object.fromEntries(
        departmentTokens.map((token) => {
          const shift = moved.includes(token) ? by : 0;
          return [
            token,
            toRgb(theme[token]).map((part) => Math.min(255, Math.max(0, part + shift))),
          ];
        }),
      );
    return { light: move(light), dark: move(dark) };
  });

const themes = fc.oneof(
  { weight: 1, arbitrary: fc.record({ light: randomTheme, dark: randomTheme }) },
  { weight: 5, arbitrary: movedThemes },
) as fc.Arbitrary<Record<'light' | 'dark', Palette>>;

const ways = fc.array(fc.nat(notations.length - 1), {
  minLength: departmentTokens.length,
  maxLength: departmentTokens.length,
});

function toSheet({ light, dark }: Record<'light' | 'dark', Palette>, chosen: readonly number[]) {
  const block = (selector: string, theme: Palette) => {
    const lines = departmentTokens.map((token, at) => {
      const write = notations[chosen[at] ?? 0] ?? hexOf;
      return `  --tl-colour-${toColourName(token)}: ${write(theme[token])};`;
    });
    return `${selector} {\n${lines.join('\n')}\n}\n`;
  };
  const own = ":root[data-department='harbour']";
  return `${block(own, light)}${block(`${own}[data-theme='dark']`, dark)}`;
}

describe('theme check over random palettes', () => {
  it('names the weak pairs that the formulas of WCAG, written apart, name, and nothing else', () => {
    let safe = 0;
    fc.assert(
      fc.property(themes, ways, (both, chosen) => {
        const findings = checkTheme('theme.css', toSheet(both, chosen), 'AAA');
        const expected = [
          ...findWeakPairs('light', both.light),
          ...findWeakPairs('dark', both.dark),
        ];
        const named = findings.map(({ kind, theme, pair }) =>
          kind === 'weak-pair' ? `${theme}: ${pair?.ink} on ${pair?.ground}` : kind,
        );
        expect(named.toSorted()).toEqual(expected.toSorted());
        if (expected.length === 0) safe += 1;
      }),
      { numRuns: palettes, seed },
    );
    expect(safe).toBeGreaterThan(palettes / 5);
    expect(safe).toBeLessThan((palettes * 4) / 5);
  });
});

describe('theme create over random brand colours', () => {
  it('makes themes without a weak pair, the same ones again', () => {
    fc.assert(
      fc.property(rgb, (brand) => {
        const themes = createTheme(hexOf(brand), 'AAA');
        const weak = (['light', 'dark'] as const).flatMap((theme) => {
          const own = departmentTokens.map((token) => [token, toRgb(themes[theme][token])]);
          return findWeakPairs(theme, Object.fromEntries(own) as Palette);
        });
        expect(weak).toEqual([]);
        expect(createTheme(hexOf(brand), 'AAA')).toEqual(themes);
      }),
      { numRuns: palettes, seed },
    );
  });
});
