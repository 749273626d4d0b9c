import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const c = vars.colour;

/** The styles of every small patch. */
export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  paddingBlock: '.1875rem',
  paddingInline: '.5rem .625rem',
  border: `${vars.border.hair} solid`,
  borderRadius: vars.radius.full,
  font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
});

/** The two tones of an offer; a list of tenders loads no others. */
export const offerTones = styleVariants({
  success: { background: c.successBg, borderColor: c.successBorder, color: c.successInk },
  neutral: { background: c.sunken, borderColor: c.lineStrong, color: c.ink },
});

export const offerPatch = styleVariants(offerTones, (tone) => [base, tone]);
