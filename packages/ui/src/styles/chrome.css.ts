import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** A small control on the dark utility bar; its pressed or current state has a bar below. */
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

/** Controls of one kind beside each other. */
export const chromeGroup = style({ display: 'flex', alignItems: 'center' });
