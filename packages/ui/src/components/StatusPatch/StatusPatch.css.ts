import { style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { neutral, pill, root } from './patch.css.ts';

const c = vars.colour;
const info = { background: c.infoBg, borderColor: c.infoBorder, color: c.infoInk };

export const patch = style([
  pill,
  ...variants('tone', {
    warning: { background: c.warningBg, borderColor: c.warningBorder, color: c.warningInk },
    danger: { background: c.dangerBg, borderColor: c.dangerBorder, color: c.dangerInk },
    info,
  }),
]);

export const roundIcon = style([
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: vars.radius.full,
    border: `${vars.border.hair} solid`,
    forcedColorAdjust: 'none',
  },
  ...variants('tone', {
    success: { background: c.statusA, borderColor: 'transparent', color: c.statusAInk },
    warning: { background: c.statusP, borderColor: 'transparent', color: c.statusPInk },
    danger: { background: c.statusR, borderColor: 'transparent', color: c.statusRInk },
    info,
    neutral,
  }),
]);
export const large = style([
  root,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[4] },
]);
export const label = style({
  font: `650 ${vars.text.xl}/${vars.leading.snug} ${vars.font.display}`,
});
