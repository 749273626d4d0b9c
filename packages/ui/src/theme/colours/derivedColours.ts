import type { ColourRole } from './colours.ts';
import { vars } from '../contract.css.ts';

const { action, actionHover, actionInk, brandText, surface } = vars.colour;

/** CSS values of the roles that are derived from the twelve tokens of a department. */
export const derivedColours = {
  accent: action,
  accentHover: actionHover,
  accentInk: actionInk,
  accentSoft: `color-mix(in srgb, ${action} 10%, ${surface})`,
  rule: brandText,
} as const satisfies Partial<Record<ColourRole, string>>;
