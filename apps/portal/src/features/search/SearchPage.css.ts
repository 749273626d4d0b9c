import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const body = style({ display: 'grid', gap: vars.space[6], maxInlineSize: '52rem' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[4],
  '@media': { [media.upToPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

// The button is as high as the field beside it.
globalStyle(`${form} > button`, { minBlockSize: vars.size.control });

export const status = style({ color: vars.colour.inkMuted });

export const count = style({ color: vars.colour.inkMuted, fontWeight: 400 });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const result = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const title = style({ fontSize: vars.text.lg });

export const meta = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });

export const excerpt = style({ maxInlineSize: vars.size.measure, overflowWrap: 'anywhere' });

export const hit = style({ background: vars.colour.highlightSoft, color: vars.colour.ink });

/** The links to the kinds of results, in a line that wraps. */
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { borderColor: vars.colour.brand, background: vars.colour.brandSoft },
  },
});
