import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[6]}`,
});

export const term = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: `2px solid ${vars.colour.line}`,
  breakInside: 'avoid',
  selectors: { '&:target': { borderBlockStartColor: vars.colour.brand } },
  '@media': { [media.forcedColours]: { borderBlockStartColor: 'CanvasText' } },
});

export const name = style({ fontWeight: 700, fontSize: vars.text.lg });
export const secondName = style({ fontWeight: 400, color: vars.colour.inkMuted });
export const text = style({ marginBlockStart: vars.space[2], maxInlineSize: vars.size.measure });
