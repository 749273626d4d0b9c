import type { ColourRole } from './colours.ts';
import { asVars, following } from './following.ts';

/** Colours that come with the components that draw with them, so that other pages do not load them. */
export type DrawingPart = 'chart' | 'map';

const partOf = (role: string): DrawingPart | undefined => {
  if (role.startsWith('chart')) return 'chart';
  return role.startsWith('map') ? 'map' : undefined;
};

/**
 * Gives the colours of a theme as variables: those of every page, without the ones that follow others, or
 * those of a part.
 */
export function colourVars(
  theme: Record<ColourRole, string>,
  part?: DrawingPart,
): Record<string, string> {
  const wanted = Object.entries(theme).filter(
    ([role]) => partOf(role) === part && !(role in following),
  );
  return asVars(Object.fromEntries(wanted));
}
