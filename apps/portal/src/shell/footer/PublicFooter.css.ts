import { style } from '@vanilla-extract/css';
import { nameFont, vars } from '@temple-land/ui/theme';

/** The last line of the page is above it, with the distance to the content. */
export const footer = style({ marginBlockStart: 0 });

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const name = style({
  display: 'block',
  font: `700 1.25rem/${vars.leading.tight} ${vars.font.display}`,
});
const muted = style({ color: vars.colour.chromeMuted });
export const otherName = style([muted, { fontFamily: nameFont }]);
export const address = style([muted, { maxInlineSize: '40ch', fontStyle: 'normal' }]);
/** Phone and e-mail in a line where there is room. */
export const contacts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
});
