import { style, type StyleRule } from '@vanilla-extract/css';
import { variants, whenSet } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';

const base: StyleRule = {
  textUnderlineOffset: '.2em',
  textDecorationLine: 'underline',
  textDecorationThickness: '.0625rem',
  selectors: {
    '&:hover': { textDecorationThickness: '.1875rem' },
    '&:focus-visible': { borderRadius: vars.radius[1] },
  },
};

// The padding makes the target 44 px tall with a line of small text; the negative margin compensates for it.
const enlargedTarget = '.75rem';

export const root = style([
  base,
  ...variants('tone', {
    link: { color: vars.colour.link },
    ink: { color: 'inherit' },
  }),
  whenSet('alone', {
    display: 'inline-block',
    minInlineSize: vars.size.target,
    marginBlock: `-${enlargedTarget}`,
    paddingBlock: enlargedTarget,
  }),
]);
