import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const withGutters = (width: string) => ({
  maxInlineSize: `calc(${width} + 2 * ${vars.size.gutter})`,
});

export const root = style({
  inlineSize: '100%',
  minInlineSize: 0,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  selectors: {
    '&[data-width="page"]': withGutters(vars.size.page),
    '&[data-width="reading"]': withGutters(vars.size.measure),
    '&[data-width="form"]': withGutters('35rem'),
  },
});
