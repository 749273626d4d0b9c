import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { currentInForcedColours } from '../../styles/currentInForcedColours.ts';

export const root = style({
  borderInlineEnd: `${vars.border.hair} solid ${vars.colour.line}`,
  background: vars.colour.surface,
  '@media': { [media.upToSide]: { display: 'none' }, print: { display: 'none' } },
});

/** The links stay in sight beside a long page; more of them than the window holds scroll by themselves. */
export const links = style({
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: '100vh',
  padding: `${vars.space[5]} ${vars.space[3]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const title = style({
  padding: '1rem .75rem .375rem',
  color: vars.colour.inkMuted,
  font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
  selectors: { ':first-child > &': { paddingBlockStart: 0 } },
});

export const list = style({ listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  padding: '.375rem .75rem',
  borderRadius: vars.radius[2],
  color: vars.colour.ink,
  font: `550 1rem/${vars.leading.snug} ${vars.font.display}`,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.colour.sunken },
    '&[aria-current]': {
      background: vars.colour.brandSoft,
      color: vars.colour.brandText,
      fontWeight: 650,
      boxShadow: `inset .25rem 0 0 ${vars.colour.brandText}`,
    },
  },
  '@media': currentInForcedColours,
});

export const badge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginInlineStart: 'auto',
  padding: '0 .375rem',
  borderRadius: vars.radius.full,
  background: vars.colour.highlight,
  color: vars.colour.highlightInk,
  font: `700 .8125rem/1 ${vars.font.display}`,
});
