import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { stack } from '../../../common/page/card.css.ts';

/** The days of the stages, in columns if they fit. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space[4],
});

/** The days of the stages with their heading. */
export const stages = style([stack, { gap: vars.space[3] }]);

/** The form of a new version. */
export const form = style([stack, { gap: vars.space[5] }]);

globalStyle(`${form} h3`, { fontSize: '1rem' });

/** A field of medium width. */
export const field = style({ inlineSize: '100%', maxInlineSize: '40rem' });

/** A list of differences with bullets. */
export const list = style({ paddingInlineStart: vars.space[5], listStyle: 'disc' });

/** The versions, separated by lines. */
export const versions = style({ display: 'grid', listStyle: 'none' });
export const version = style([
  stack,
  {
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    selectors: {
      '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
]);
