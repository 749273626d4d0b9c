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
