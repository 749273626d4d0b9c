import type { ColourRole } from './colours.ts';

/** The colours that another department sets in each theme; the others stay or follow them. */
export const departmentTokens = [
  'brand',
  'brandDeep',
  'brandInk',
  'brandText',
  'brandSoft',
  'highlight',
  'highlightInk',
  'action',
  'actionHover',
  'actionInk',
  'link',
  'chrome',
] as const satisfies readonly ColourRole[];

/** A colour that another department sets, for example `brandDeep`. */
export type DepartmentToken = (typeof departmentTokens)[number];

/** Colours that follow a token of the department, unless it sets them itself. */
export const followedTokens: Readonly<Partial<Record<ColourRole, DepartmentToken>>> = {
  accent: 'action',
  accentHover: 'actionHover',
  accentInk: 'actionInk',
  accentSoft: 'action',
  rule: 'brandText',
};
