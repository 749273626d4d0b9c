import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { row } from '../../../common/page/card.css.ts';

export const foot = style([
  row,
  {
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    rowGap: 0,
    marginBlockStart: vars.space[2],
    fontSize: vars.text.sm,
    '@media': { print: { display: 'none' } },
  },
]);

export const vote = style([row, { gap: vars.space[1] }]);

export const text = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: vars.colour.inkMuted,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
});
