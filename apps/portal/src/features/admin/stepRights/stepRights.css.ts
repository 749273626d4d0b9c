import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { cardBody, meta, stack } from '../../../common/page/card.css.ts';

/** The stages of a workflow, in columns if they fit. */
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space[5]} ${vars.space[6]}`,
});

/** What the rights do not decide, below the stages. */
export const note = style([meta, { gridColumn: '1 / -1' }]);

/** Who else has a right, below its step. */
export const holders = style([meta, { display: 'block' }]);

/** That nobody has a right, below its step. */
export const uncovered = style([holders, { color: vars.colour.dangerInk, fontWeight: 600 }]);

/** The changes of the form, their reason and the button, below a line. */
export const request = style([
  cardBody,
  stack,
  { borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`, justifyItems: 'start' },
]);

globalStyle(`${request} h3`, { fontSize: '1rem' });

/** A list of steps with bullets. */
export const list = style({ paddingInlineStart: vars.space[5], listStyle: 'disc' });
