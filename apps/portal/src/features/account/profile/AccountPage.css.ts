import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const page = style({
  // The panel ends at the last line of the page.
  marginBlockEnd: `calc(-1 * ${vars.space[7]})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)',
  minBlockSize: 'calc(100vh - 8.5rem)',
  '@media': {
    [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0, marginBlockEnd: 0 },
  },
});

export const side = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `3.5rem ${vars.size.gutter} 4rem`,
  '@media': { [media.upToSide]: { paddingBlock: '2rem 3rem' } },
});
export const column = style({ inlineSize: '100%', maxInlineSize: '29rem', minInlineSize: 0 });
export const title = style({ fontSize: vars.text['3xl'] });
export const lead = style({ margin: '.5rem 0 2rem', color: vars.colour.inkMuted });
export const messages = style({
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[5] } },
});
export const submit = style({ marginBlockStart: vars.space[2] });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1.5rem',
  justifyContent: 'space-between',
  marginBlockStart: vars.space[6],
  paddingBlockStart: '1.25rem',
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  padding: '3.5rem 2.5rem 0',
  background: vars.colour.brand,
  color: vars.colour.brandInk,
  '@media': {
    [media.upToSide]: { display: 'none' },
    [media.forcedColours]: { borderInlineStart: '1px solid CanvasText' },
  },
});
export const panelTitle = style({ fontSize: '1.5rem', lineHeight: vars.leading.snug });
export const panelItems = style({ marginBlockStart: '1.25rem', listStyle: 'none' });
export const panelItem = style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  lineHeight: vars.leading.small,
});
export const panelIcon = style({ color: vars.colour.highlight, flex: 'none' });
/** The area below the panel items; the canopy is at its end, or at the end of the window. */
export const canopyArea = style({ display: 'flex', flex: 1, alignItems: 'flex-end' });
export const canopyCrop = style({
  position: 'sticky',
  insetBlockEnd: 0,
  flex: 1,
  blockSize: '19rem',
  overflow: 'clip',
  marginInline: '-2.5rem',
});
export const canopy = style({
  position: 'absolute',
  insetInlineStart: '50%',
  inlineSize: '46rem',
  blockSize: '46rem',
  translate: '-50% 0',
});
