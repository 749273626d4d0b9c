import type { ColourRole } from './colours.ts';

/** Returns the name of a colour in CSS, for example `status-a-ink` of `statusAInk`. */
export function toColourName(role: ColourRole): string {
  return role.replaceAll(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`);
}
