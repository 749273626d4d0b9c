import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const page = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)',
  // The panel extends to the footer, which has this margin on every page.
  marginBlockEnd: `calc(-1 * ${vars.space[9]})`,
  minBlockSize: '56rem',
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0, marginBlockEnd: 0 },
  },
});

export const main = style({
  inlineSize: '100%',
  maxInlineSize: `calc(29rem + 2 * ${vars.size.gutter})`,
  minInlineSize: 0,
  marginInline: 'auto',
  padding: `3.5rem ${vars.size.gutter} 4rem`,
  '@media': { [media.upToSide]: { paddingBlock: '2rem 3rem' } },
});
export const title = style({ fontSize: vars.text['3xl'] });
export const lead = style({ margin: '.5rem 0 2rem', color: vars.colour.inkMuted });
export const message = style({ marginBlockEnd: vars.space[5] });
export const foot = style({
  marginBlockStart: vars.space[6],
  paddingBlockStart: '1.25rem',
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const panel = style({
  position: 'relative',
  isolation: 'isolate',
  padding: '3.5rem 2.5rem',
  background: vars.colour.brand,
  color: vars.colour.brandInk,
  '@media': {
    [media.upToSide]: { display: 'none' },
    [media.forcedColours]: { borderInlineStart: '1px solid CanvasText' },
  },
});
export const panelTitle = style({ fontSize: '1.5rem', lineHeight: vars.leading.snug });
export const points = style({ marginBlockStart: '1.25rem', listStyle: 'none' });
export const point = style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  lineHeight: vars.leading.small,
});
export const pointIcon = style({ flex: 'none', color: vars.colour.highlight });

export const ornamentFrame = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  overflow: 'hidden',
});
export const ornament = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '26rem',
  inlineSize: '46rem',
  blockSize: '46rem',
  marginInlineStart: '-23rem',
});
