import { style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { card, meta } from '../../../common/page/card.css.ts';

/** The places to visit, one below the other. */
export const visits = style({ display: 'grid', gap: vars.space[4], listStyle: 'none', padding: 0 });

/** A place: its facts, then its day and its buttons. */
export const visit = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(13rem, 16rem)',
    gap: vars.space[5],
    alignItems: 'start',
    '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const place = style({ fontSize: '1.1875rem', overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
  marginBlockStart: vars.space[2],
  overflowWrap: 'anywhere',
});
export const side = style({ display: 'grid', gap: vars.space[3] });

/** One plot or person of a report. */
export const part = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

/** The buttons at the end of a part of the form. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** The photos of a stored report. */
export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
});
export const photo = style({ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius[2] });

/** The filter above the list: the fields, and the number of shown visits at the height of a field. */
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
});
export const filterField = style({
  inlineSize: '14rem',
  '@media': { [media.upToTablet]: { inlineSize: '100%' } },
});
export const filterCount = style([
  meta,
  { display: 'flex', alignItems: 'center', minBlockSize: vars.size.control },
]);
