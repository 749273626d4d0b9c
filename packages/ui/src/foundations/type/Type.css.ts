import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid', gap: vars.space[6] });
export const name = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });
const display = { fontFamily: vars.font.display, fontWeight: 650, lineHeight: vars.leading.tight };
export const sample = styleVariants({
  hero: [{ ...display, fontWeight: 700, fontSize: vars.text.hero }],
  '4xl': [{ ...display, fontSize: vars.text['4xl'] }],
  '3xl': [{ ...display, fontSize: vars.text['3xl'] }],
  '2xl': [{ ...display, fontSize: vars.text['2xl'] }],
  xl: [{ ...display, fontSize: vars.text.xl }],
  lg: [{ ...display, fontSize: vars.text.lg }],
  md: [{ fontSize: vars.text.md, lineHeight: vars.leading.text }],
  sm: [{ fontSize: vars.text.sm, lineHeight: vars.leading.text }],
});
export const fixture = style({
  font: `400 2rem/1.85 ${vars.font.text}`,
  wordSpacing: '.25em',
});
export const fixtureDisplay = style([fixture, { fontFamily: vars.font.display, fontWeight: 650 }]);
export const face = styleVariants({
  'font-display': [{ fontFamily: vars.font.display, fontWeight: 650 }],
  'font-text': [{ fontFamily: vars.font.text }],
});
const column = { maxInlineSize: '30rem' };
export const lines = styleVariants({
  'leading-tight': [{ ...column, lineHeight: vars.leading.tight }],
  'leading-snug': [{ ...column, lineHeight: vars.leading.snug }],
  'leading-small': [{ ...column, lineHeight: vars.leading.small }],
  'leading-text': [{ ...column, lineHeight: vars.leading.text }],
});
