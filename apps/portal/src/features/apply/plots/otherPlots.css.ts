import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

/** Plots below each other, parted by a line. */
export const plots = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const plot = style({
  minInlineSize: 0,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

/** The text of a result takes what its button leaves. */
export const description = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const plotName = style({ fontWeight: 600 });

/** A field and its button in a line; the button is beside the control, under label and hint. */
export const searchLine = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.upToTablet]: { justifyItems: 'start' },
  },
});
globalStyle(`${searchLine} > :first-child`, { justifySelf: 'stretch' });
globalStyle(`${searchLine} > button`, { minBlockSize: vars.size.control });

/** What a screen reader is told; without a text it takes no room but stays a live region. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const search = style({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  marginBlockEnd: vars.space[5],
});

/** The name of a plot above its facts. */
export const legend = style({ padding: 0, fontWeight: 600 });
export const facts = style({ marginBlockStart: vars.space[2] });
globalStyle(`${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
});
globalStyle(`${facts} dt`, { color: vars.colour.inkMuted });
globalStyle(`${facts} dd`, {
  fontWeight: 600,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A quiet button, whose label begins where the fields do. */
export const remove = style({ marginInlineStart: '-.75rem' });
export const optional = style({ color: vars.colour.inkMuted, fontWeight: 400 });

/** The acres of all plots, the result of the list above it. */
export const sum = style([
  status,
  {
    paddingBlockStart: vars.space[3],
    borderBlockStart: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
    fontWeight: 600,
    selectors: { '&:empty': { paddingBlockStart: 0, borderBlockStart: 0 } },
  },
]);

/** The further plots end before the fields about all of them. */
export const section = style({ marginBlockEnd: vars.space[5] });
