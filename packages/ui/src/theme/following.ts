import type { ColourRole } from './colours.ts';
import { vars } from './contract.css.ts';

const { action, surface } = vars.colour;

const followed = {
  accent: 'action',
  accentHover: 'actionHover',
  accentInk: 'actionInk',
  rule: 'brandText',
} as const satisfies Partial<Record<ColourRole, ColourRole>>;

/** What another department need not set: roles as CSS that follows its twelve tokens, in both themes. */
export const following = {
  accent: vars.colour[followed.accent],
  accentHover: vars.colour[followed.accentHover],
  accentInk: vars.colour[followed.accentInk],
  accentSoft: `color-mix(in srgb, ${action} 10%, ${surface})`,
  rule: vars.colour[followed.rule],
} as const satisfies Partial<Record<ColourRole, string>>;

/** Gives colours by role as variables. */
export const asVars = (colours: Partial<Record<ColourRole, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).map(([role, colour]) => [vars.colour[role as ColourRole], colour]),
  );

const isOwn = (theme: Record<ColourRole, string>, role: keyof typeof following) =>
  role === 'accentSoft' || theme[role] !== theme[followed[role]];

/** Gives, as variables, what a theme of this administration has of its own for these roles. */
export function ownColours(theme: Record<ColourRole, string>): Record<string, string> {
  const roles = Object.keys(following) as (keyof typeof following)[];
  const own = roles.filter((role) => isOwn(theme, role)).map((role) => [role, theme[role]]);
  return asVars(Object.fromEntries(own));
}
