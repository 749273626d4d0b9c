import { style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';

const withGutters = (width: string) => ({
  maxInlineSize: `calc(${width} + 2 * ${vars.size.gutter})`,
});

export const root = style([
  {
    inlineSize: '100%',
    minInlineSize: 0,
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
  },
  ...variants('width', {
    page: withGutters(vars.size.page),
    reading: withGutters(vars.size.measure),
    form: withGutters('35rem'),
  }),
]);
