import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const c = vars.colour;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  paddingBlock: '.1875rem',
  paddingInline: '.5rem .625rem',
  border: `${vars.border.hair} solid`,
  borderRadius: vars.radius.full,
  font: `600 ${vars.text.sm}/1.35 ${vars.font.display}`,
});

export const patch = styleVariants({
  success: [base, { background: c.successBg, borderColor: c.successBorder, color: c.successInk }],
  warning: [base, { background: c.warningBg, borderColor: c.warningBorder, color: c.warningInk }],
  danger: [base, { background: c.dangerBg, borderColor: c.dangerBorder, color: c.dangerInk }],
  info: [base, { background: c.infoBg, borderColor: c.infoBorder, color: c.infoInk }],
  neutral: [base, { background: c.sunken, borderColor: c.lineStrong, color: c.ink }],
});

const round = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.full,
  border: `${vars.border.hair} solid transparent`,
  forcedColorAdjust: 'none',
});

export const disc = styleVariants({
  success: [round, { background: c.statusA, color: c.statusAInk }],
  warning: [round, { background: c.statusP, color: c.statusPInk }],
  danger: [round, { background: c.statusR, color: c.statusRInk }],
  info: [round, { background: c.infoBg, color: c.infoInk, borderColor: c.infoBorder }],
  neutral: [round, { background: c.sunken, color: c.ink, borderColor: c.lineStrong }],
});

export const large = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
export const word = style({ font: `650 ${vars.text.xl}/1.3 ${vars.font.display}` });
