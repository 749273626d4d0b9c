import type { ColourRole } from './colours.ts';
import { vars } from '../contract.css.ts';

const { action, actionHover, actionInk, brandText, surface } = vars.colour;

/** What another department need not set: roles as CSS that follows its twelve tokens, in both themes. */
export const following = {
  accent: action,
  accentHover: actionHover,
  accentInk: actionInk,
  accentSoft: `color-mix(in srgb, ${action} 10%, ${surface})`,
  rule: brandText,
} as const satisfies Partial<Record<ColourRole, string>>;
