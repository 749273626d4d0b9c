import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { line, onDesktop } from './shared.css.ts';

export const services = style({
  position: 'relative',
  zIndex: 2,
  marginBlockStart: '-4.5rem',
  '@media': { [media.upToTablet]: { marginBlockStart: '-1.25rem' } },
});

export const serviceGrid = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[4],
  background: vars.colour.surface,
  boxShadow: vars.shadow[2],
  '@media': {
    [media.upToSide]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', borderRadius: vars.radius[3] },
  },
});

export const service = style({
  position: 'relative',
  padding: '1.75rem 1.5rem',
  selectors: { '&:hover': { background: vars.colour.sunken } },
  '@media': {
    [onDesktop]: { selectors: { '&:not(:first-child)': { borderInlineStart: line } } },
    [`${media.fromTablet} and ${media.upToSide}`]: {
      selectors: {
        '&:nth-child(even)': { borderInlineStart: line },
        '&:nth-child(n+3)': { borderBlockStart: line },
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
    [media.upToTablet]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '1rem',
      padding: '1.125rem 1rem',
      selectors: { '&:not(:first-child)': { borderBlockStart: line } },
    },
  },
});

export const serviceTitle = style({
  marginBlock: '1.125rem .375rem',
  fontSize: '1.25rem',
  '@media': { [media.upToTablet]: { marginBlock: '0 .125rem', fontSize: '1.125rem' } },
});

globalStyle(`${serviceTitle} a`, {
  color: vars.colour.ink,
  textDecoration: 'none',
});

// The whole card is clickable as its only link.
globalStyle(`${serviceTitle} a::after`, { content: '""', position: 'absolute', inset: 0 });

globalStyle(`${serviceTitle} a:hover`, { textDecoration: 'underline' });

globalStyle(`${serviceTitle} a:focus-visible::after`, { borderRadius: vars.radius[3] });

globalStyle(`${serviceTitle} svg`, {
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.colour.inkMuted,
});

export const serviceText = style({
  color: vars.colour.inkMuted,
  fontSize: '.9375rem',
  '@media': { [media.upToTablet]: { gridColumn: 2 } },
});
