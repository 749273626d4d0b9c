import { style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';

const c = vars.colour;

export const neutral = { background: c.sunken, borderColor: c.lineStrong, color: c.ink };

export const root = style({});

/** A state as a rounded label, with the two tones of an offer; a list of tenders loads no others. */
export const pill = style([
  root,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.375rem',
    paddingBlock: '.1875rem',
    paddingInline: '.5rem .625rem',
    border: `${vars.border.hair} solid`,
    borderRadius: vars.radius.full,
    font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
  },
  ...variants('tone', {
    success: { background: c.successBg, borderColor: c.successBorder, color: c.successInk },
    neutral,
  }),
]);
