import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The photo of a contact, or the icon in its place. */
export const contactPhoto = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  objectFit: 'cover',
  borderRadius: vars.radius.full,
  background: vars.colour.brandSoft,
  color: vars.colour.brandText,
});
