import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const ink = createVar();
const muted = createVar();
const mark = createVar();
const hoverGround = createVar();
const markColour = fallbackVar(mark, vars.colour.link);

/** The dark ground of the bar and the footer; small controls inside have its colours. */
export const chromeGround = style({
  background: vars.colour.chrome,
  color: vars.colour.chromeInk,
  vars: {
    [ink]: vars.colour.chromeInk,
    [muted]: vars.colour.chromeMuted,
    [mark]: vars.colour.highlight,
    [hoverGround]: vars.colour.chromeLine,
  },
});

/** A small control for the bar or the page, underlined when pressed or current. */
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
  color: fallbackVar(ink, vars.colour.ink),
  font: `500 ${vars.text.sm}/1 ${vars.font.text}`,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: fallbackVar(hoverGround, vars.colour.sunken) },
    '&[aria-disabled]': {
      color: fallbackVar(muted, vars.colour.inkMuted),
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"], &[aria-current="true"]': {
      color: markColour,
      fontWeight: 650,
      boxShadow: `inset 0 -.1875rem 0 ${markColour}`,
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
