import type { ColourRole } from './colours.ts';
import { asVars } from './following.ts';

const parts = ['chart', 'map', 'status', 'info', 'warning'] as const;

/** Colours that come with the components that draw with them, so that other pages do not load them. */
export type ColourPart = (typeof parts)[number] | 'few';

// Chosen things, large grounds and marks.
const few: ReadonlySet<string> = new Set<ColourRole>([
  'accent',
  'accentHover',
  'accentInk',
  'brand',
  'highlightSoft',
]);

const partOf = (role: string): ColourPart | undefined =>
  few.has(role) ? 'few' : parts.find((part) => role.startsWith(part));

/** Gives the colours of a theme as variables: those of every page, or those of a part. */
export function colourVars(
  theme: Partial<Record<ColourRole, string>>,
  part?: ColourPart,
): Record<string, string> {
  const wanted = Object.entries(theme).filter(([role]) => partOf(role) === part);
  return asVars(Object.fromEntries(wanted));
}
