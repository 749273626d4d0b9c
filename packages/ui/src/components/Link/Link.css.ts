import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  textUnderlineOffset: '.2em',
  textDecorationLine: 'underline',
  textDecorationThickness: '.0625rem',
  selectors: {
    '&:hover': { textDecorationThickness: '.1875rem' },
    '&:focus-visible': { borderRadius: vars.radius[1] },
  },
});

export const tone = styleVariants({
  link: [base, { color: vars.colour.link }],
  ink: [base, { color: 'inherit' }],
});

// The padding makes the target 44 px tall with a line of small text; the negative margin compensates for it.
const enlargedTarget = '.75rem';

/** A link outside running text, with an enlarged target. */
export const alone = style({
  display: 'inline-block',
  minInlineSize: vars.size.target,
  marginBlock: `-${enlargedTarget}`,
  paddingBlock: enlargedTarget,
});
