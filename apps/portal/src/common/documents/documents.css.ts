import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 16rem',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': {
    [media.upToSide]: { gap: vars.space[6] },
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
  },
});

export const contents = style({
  position: 'sticky',
  insetBlockStart: vars.space[5],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.border.strong} solid ${vars.colour.line}`,
  '@media': {
    [media.upToTablet]: { position: 'static', gridRow: '1', paddingInlineStart: vars.space[4] },
    print: { display: 'none' },
  },
});

export const contentsTitle = style({ marginBlockEnd: vars.space[2], fontSize: vars.text.md });

export const contentsList = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const section = style({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: vars.size.measure,
  scrollMarginBlockStart: vars.space[5],
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: '1.5rem',
});

export const term = style({ fontWeight: 700 });

export const definition = style({ margin: 0, color: vars.colour.inkMuted });

export const reviewed = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });

// Links outside of a sentence are as high as a touch target.
globalStyle(`${contentsList} a, ${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
});

/** Shown in a demo only; the service sets the mode on its pages. */
export const sample = style({
  display: 'none',
  selectors: { 'html[data-mode=demo] &': { display: 'block' } },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
});

/** Eight tabs need the whole width, so what is beside other pages is below them. */
export const belowTabs = style({ marginBlockStart: vars.space[7] });
