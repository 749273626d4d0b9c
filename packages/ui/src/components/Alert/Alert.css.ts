import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';

const base: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.25rem .75rem',
  padding: vars.space[4],
  borderStyle: 'solid',
  borderWidth: vars.border.hair,
  borderInlineStartWidth: '.375rem',
  borderRadius: vars.radius[2],
  whiteSpace: 'pre-wrap',
};

const c = vars.colour;

export const root = style([
  base,
  ...variants('tone', {
    info: { background: c.infoBg, borderColor: c.infoBorder, color: c.infoInk },
    success: { background: c.successBg, borderColor: c.successBorder, color: c.successInk },
    warning: { background: c.warningBg, borderColor: c.warningBorder, color: c.warningInk },
    danger: { background: c.dangerBg, borderColor: c.dangerBorder, color: c.dangerInk },
  }),
]);

export const body = style({ minInlineSize: 0 });
globalStyle(`${body} > p + :is(a, button)`, { marginBlockStart: vars.space[3] });
export const title = style({ font: `650 1.0625rem/${vars.leading.snug} ${vars.font.display}` });
