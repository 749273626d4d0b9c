import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { base, offerPatch, offerTones } from './patch.css.ts';

const c = vars.colour;

const tones = styleVariants({
  warning: { background: c.warningBg, borderColor: c.warningBorder, color: c.warningInk },
  danger: { background: c.dangerBg, borderColor: c.dangerBorder, color: c.dangerInk },
  info: { background: c.infoBg, borderColor: c.infoBorder, color: c.infoInk },
});

export const patch = { ...offerPatch, ...styleVariants(tones, (tone) => [base, tone]) };

const round = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.full,
  border: `${vars.border.hair} solid`,
  forcedColorAdjust: 'none',
});

export const roundIcon = styleVariants({
  success: [round, { background: c.statusA, borderColor: 'transparent', color: c.statusAInk }],
  warning: [round, { background: c.statusP, borderColor: 'transparent', color: c.statusPInk }],
  danger: [round, { background: c.statusR, borderColor: 'transparent', color: c.statusRInk }],
  info: [round, tones.info],
  neutral: [round, offerTones.neutral],
});

export const large = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
export const label = style({
  font: `650 ${vars.text.xl}/${vars.leading.snug} ${vars.font.display}`,
});
