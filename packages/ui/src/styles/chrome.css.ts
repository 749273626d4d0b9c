import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** A small control of the dark utility bar, underlined when pressed or current. */
export const chromeControl = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.375rem',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius[1],
  background: 'none',
  color: vars.colour.chromeInk,
  font: `500 ${vars.text.sm}/1 ${vars.font.text}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.chromeLine },
    '&[aria-disabled]': { color: vars.colour.chromeMuted, cursor: 'not-allowed' },
    '&[aria-pressed="true"], &[aria-current="true"]': {
      color: vars.colour.highlight,
      fontWeight: 650,
      boxShadow: `inset 0 -.1875rem 0 ${vars.colour.highlight}`,
      borderRadius: 0,
    },
  },
  '@media': {
    [media.upToTablet]: { paddingInline: '.375rem' },
    [media.forcedColours]: {
      selectors: {
        '&[aria-pressed="true"], &[aria-current="true"]': {
          textDecoration: 'underline .1875rem',
        },
      },
    },
  },
});

/** A row of such controls. */
export const chromeGroup = style({ display: 'flex', alignItems: 'center' });
