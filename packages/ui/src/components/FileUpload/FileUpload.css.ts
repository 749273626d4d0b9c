import { globalStyle, style } from '@vanilla-extract/css';
import { whenSet } from '../../styles/variants.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({});

export const choose = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  padding: '.5rem 1.125rem',
  border: `${vars.border.control} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.sunken, borderColor: vars.colour.ink },
    '&:has(:focus-visible)': {
      outline: `.1875rem solid ${vars.colour.focusInner}`,
      outlineOffset: '.125rem',
      boxShadow: `0 0 0 .4375rem ${vars.colour.focusOuter}`,
    },
  },
});
/** The button that selects files and the one that opens the camera. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // The browser's own input shows which file is selected.
  '@media': {
    [media.noScript]: { position: 'static', blockSize: 'auto', opacity: 1 },
  },
});
globalStyle(`${choose} > :not(input)`, {
  '@media': { [media.noScript]: { display: 'none' } },
});
export const dropZone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.border.control} dashed ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[3],
  selectors: {
    '&[data-over]': { borderColor: vars.colour.accent, background: vars.colour.accentSoft },
  },
});
export const dropText = style({ color: vars.colour.inkMuted });
export const list = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
  listStyle: 'none',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '.75rem',
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[2],
});
export const fileIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius[2],
  background: vars.colour.accentSoft,
  color: vars.colour.accent,
});
export const details = style({ flex: '1 1 10rem', minInlineSize: 0 });
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});
export const name = style({ flex: '1 1 9rem', fontWeight: 600, overflowWrap: 'anywhere' });
export const size = style({ flex: 'none', color: vars.colour.inkMuted, fontSize: vars.text.sm });
export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '.625rem',
  marginBlockStart: '.375rem',
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.colour.sunken,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.colour.sunken },
    '&::-webkit-progress-value': { background: vars.colour.accent },
    '&::-moz-progress-bar': { background: vars.colour.accent },
  },
});
export const status = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: '.375rem',
    color: vars.colour.successInk,
    fontSize: vars.text.sm,
    fontWeight: 600,
  },
  whenSet('failed', { color: vars.colour.dangerInk }),
]);
