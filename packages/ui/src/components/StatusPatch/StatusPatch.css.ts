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
  font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
});

const tones = styleVariants({
  success: { background: c.successBg, borderColor: c.successBorder, color: c.successInk },
  warning: { background: c.warningBg, borderColor: c.warningBorder, color: c.warningInk },
  danger: { background: c.dangerBg, borderColor: c.dangerBorder, color: c.dangerInk },
  info: { background: c.infoBg, borderColor: c.infoBorder, color: c.infoInk },
  neutral: { background: c.sunken, borderColor: c.lineStrong, color: c.ink },
});

export const patch = styleVariants(tones, (tone) => [base, tone]);

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

export const disc = styleVariants({
  success: [round, { background: c.statusA, borderColor: 'transparent', color: c.statusAInk }],
  warning: [round, { background: c.statusP, borderColor: 'transparent', color: c.statusPInk }],
  danger: [round, { background: c.statusR, borderColor: 'transparent', color: c.statusRInk }],
  info: [round, tones.info],
  neutral: [round, tones.neutral],
});

export const large = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
export const word = style({
  font: `650 ${vars.text.xl}/${vars.leading.snug} ${vars.font.display}`,
});
