import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The photo of a person, cut to the proportions of a passport photo. */
export const photo = style({
  inlineSize: '7rem',
  aspectRatio: '7 / 9',
  objectFit: 'cover',
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
});
