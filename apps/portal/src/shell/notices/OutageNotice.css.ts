import { style } from '@vanilla-extract/css';
import { vars, warningColours } from '@temple-land/ui/theme';

export const notice = style([
  warningColours,
  {
    paddingBlock: vars.space[3],
    borderBlockEndStyle: 'solid',
    borderBlockEndWidth: vars.border.hair,
    '@media': { print: { display: 'none' } },
  },
]);

export const content = style({
  display: 'grid',
  gap: vars.space[3],
});

export const title = style({ fontWeight: 600 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
