import { darkColours, lightColours, type ColourRole } from '../theme/colours/colours.ts';
import { toColourName } from '../theme/colours/toColourName.ts';

/** The themes that a department fills. */
export const themeNames = ['light', 'dark'] as const;

/** One of the two themes. */
export type ThemeName = (typeof themeNames)[number];

/** The colours of the kit in each theme. */
export const kitColours: Readonly<Record<ThemeName, Readonly<Record<ColourRole, string>>>> = {
  light: lightColours,
  dark: darkColours,
};

/** Every colour of the kit. */
export const colourRoles = Object.keys(lightColours) as ColourRole[];

/** How the custom property of each colour begins. */
export const colourPrefix = '--tl-colour-';

/** Returns the custom property of a colour, for example `--tl-colour-brand-deep`. */
export const colourVariable = (role: ColourRole) => `${colourPrefix}${toColourName(role)}`;

const rolesByVariable = new Map(colourRoles.map((role) => [colourVariable(role), role]));

/** Returns the colour that a custom property sets, or undefined when the kit has no such colour. */
export const toColourRole = (variable: string) => rolesByVariable.get(variable);
