import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The page of the map: heading, note, and the map in the rest of the window below the header of 4rem. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 'calc(100dvh - 4rem)',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[4]} ${vars.size.gutter} ${vars.space[3]}`,
});
globalStyle(`${head} > h1`, { fontSize: vars.text['2xl'] });
globalStyle(`${head} > p`, { margin: 0 });

export const failure = style({ padding: `0 ${vars.size.gutter} ${vars.space[4]}` });
/** The frame of the map: as high as the window leaves below the header and the heading. */
export const stage = style({ flex: '1 0 36rem', position: 'relative' });
globalStyle(`${stage} > *`, { position: 'absolute', inset: 0 });
export const canvas = style({ position: 'absolute', inset: 0 });
export const search = style({ display: 'grid', gap: vars.space[3] });
export const results = style({ display: 'grid', listStyle: 'none', justifyItems: 'start' });
export const table = style({ padding: `${vars.space[8]} ${vars.size.gutter} ${vars.space[4]}` });
export const selected = style({ paddingBlock: vars.space[3], fontWeight: 600 });
export const selection = style({ paddingBlock: `${vars.space[4]}` });

/** The scale bar, with a vertical line at each end. */
export const bar = style({
  display: 'block',
  blockSize: '0.375rem',
  border: '2px solid currentColor',
  borderBlockStart: 0,
});

export const sample = style({
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.25rem',
  forcedColorAdjust: 'none',
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
});

/** The plots of the basket or the bookmarks, each with its actions at the end of its line. */
export const entries = style({
  display: 'grid',
  listStyle: 'none',
  maxBlockSize: '16rem',
  overflowY: 'auto',
});
globalStyle(`${entries} > li`, { display: 'flex', alignItems: 'center', gap: vars.space[2] });
globalStyle(`${entries} > li > span`, { flex: 1, minInlineSize: 0 });

/** The coordinates of the middle of the map, beside its scale. */
export const middle = style({ display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' });

/** The files of one's own over the map, each with its fields. */
export const ownLayers = style({ display: 'grid', gap: vars.space[4], listStyle: 'none' });
globalStyle(`${ownLayers} > li`, {
  display: 'grid',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});

/** The day of the places in the table. */
export const tableDay = style({
  paddingBlockStart: vars.space[8],
  paddingInline: vars.size.gutter,
  fontWeight: 600,
});

/** The number of each kind of change, a line each. */
export const counts = style({ display: 'grid', fontVariantNumeric: 'tabular-nums lining-nums' });
globalStyle(`${counts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});
globalStyle(`${counts} dd`, { margin: 0, fontWeight: 600 });
