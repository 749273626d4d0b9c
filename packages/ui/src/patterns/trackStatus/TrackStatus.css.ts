import { style } from '@vanilla-extract/css';
import { column } from '../../styles/column.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const main = style({
  marginBlockEnd: `calc(-1 * ${vars.space[9]})`,
  flex: 1,
  background: vars.colour.brand,
  color: vars.colour.brandInk,
  '@media': { [media.upToTablet]: { marginBlockEnd: `calc(-1 * ${vars.space[7]})` } },
});
export const hero = style([
  column.page,
  { display: 'grid', justifyItems: 'start', gap: vars.space[5], paddingBlock: vars.space[8] },
]);
export const heroTitle = style({ fontSize: vars.text.hero, maxInlineSize: '16ch' });
export const heroLead = style({ maxInlineSize: '34rem', fontSize: vars.text.lg });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
  },
});
export const result = style({
  display: 'grid',
  gap: vars.space[5],
  minInlineSize: 0,
  padding: vars.space[5],
  borderRadius: vars.radius[3],
  background: vars.colour.sunken,
  '@media': {
    [media.upToTablet]: { padding: vars.space[4] },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});
export const legend = style({ font: `600 1rem/${vars.leading.snug} ${vars.font.display}` });
export const fields = style({ display: 'grid', gap: vars.space[4] });
export const caption = style({
  marginBlockEnd: vars.space[2],
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
});
export const ways = style({ marginBlockStart: vars.space[2] });
