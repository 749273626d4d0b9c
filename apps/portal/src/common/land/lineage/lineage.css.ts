import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** Scrolls a lineage that is wider than the page. */
export const scroller = style({ overflowX: 'auto', paddingBlock: vars.space[2] });
export const edge = style({ fill: 'none', stroke: vars.colour.inkMuted, strokeWidth: 1.5 });
export const box = style({
  fill: vars.colour.surface,
  stroke: vars.colour.inkMuted,
  selectors: { '&[data-own]': { stroke: vars.colour.ink, strokeWidth: 3 } },
});
export const number = style({ fill: vars.colour.ink, fontSize: '15px', fontWeight: 700 });
export const area = style({ fill: vars.colour.inkMuted, fontSize: '12px' });
