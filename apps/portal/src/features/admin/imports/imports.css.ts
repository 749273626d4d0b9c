import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { stack } from '../../../common/page/card.css.ts';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

/** The columns of a table, each a choice; three beside one another where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

export const part = style([
  stack,
  { border: 0, margin: 0, padding: 0, selectors: { '& + &': { borderBlockStart: hairline } } },
]);

/** The first rows of a file, which scroll sideways. */
export const preview = style({
  maxBlockSize: '24rem',
  overflow: 'auto',
  border: hairline,
  borderRadius: vars.radius[2],
});
globalStyle(`${preview} table`, {
  minInlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.sm,
});
globalStyle(`${preview} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[3]}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockEnd: hairline,
});
globalStyle(`${preview} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.colour.sunken,
  '@media': { [media.forcedColours]: { background: 'Canvas' } },
});

/** The title of a list, beside the number of its rows. */
export const listTitle = style({ alignSelf: 'center', fontSize: vars.text.lg });

/** What a running step does now, beside a turning ring. */
export const running = style([stack, { gap: vars.space[1] }]);

export const settings = style({ maxInlineSize: '40rem' });
