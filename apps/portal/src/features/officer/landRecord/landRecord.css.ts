import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { card } from '../../../common/page/card.css.ts';

const upToColumns = '(max-width: 60rem)';

/** The entries of a plot beside its outline; below each other where there is little room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [upToColumns]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A part of the record with its heading. */
export const section = style([card, { display: 'grid', gap: vars.space[4] }]);
globalStyle(`${section} > h2`, { fontSize: '1.1875rem' });

/** The changes of a record, newest first. */
export const changes = style({
  display: 'grid',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const change = style({ display: 'grid', gap: vars.space[2] });
export const long = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
