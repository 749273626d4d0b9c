import type { ColourRole } from './colours.ts';

const softShare = 0.1;

function mix(one: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [part = 0, rest = 0] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(part * share + rest * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * Returns all colours of another department in a theme: the kit's colours of that theme, overridden by its
 * tokens such as `{ action: '#0a5a8a' }` and the derived colours. For checks with `contrastPairs`.
 */
export function departmentColours(
  theme: Record<ColourRole, string>,
  tokens: Partial<Record<ColourRole, string>>,
): Record<ColourRole, string> {
  const colours = { ...theme, ...tokens };
  return {
    ...colours,
    accent: colours.action,
    accentHover: colours.actionHover,
    accentInk: colours.actionInk,
    accentSoft: mix(colours.action, softShare, colours.surface),
    rule: colours.brandText,
    ...tokens,
  };
}
