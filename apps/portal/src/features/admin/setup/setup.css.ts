import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { spaceBetween, stack } from '../../../common/page/card.css.ts';

/** The lines of a step, each with its control at the end. */
export const lines = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const line = style([spaceBetween, { paddingBlock: vars.space[3] }]);
globalStyle(`${lines} > li + li`, {
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

/** What is missing, with bullets. */
export const bullets = style([
  stack,
  { gap: vars.space[2], paddingInlineStart: vars.space[5], listStyle: 'disc' },
]);

/** How many steps are done. */
export const progress = style({ fontWeight: 600 });
