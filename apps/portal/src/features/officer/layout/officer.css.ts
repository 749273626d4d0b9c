import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { meta } from '../../../common/page/card.css.ts';

export { frame, page, tiles } from '../../../common/page/workPage.css.ts';

/** The next step in a table, whose patch has at most two lines. */
export const nextStep = style({
  display: 'block',
  '@media': { [media.fromTablet]: { minInlineSize: '11rem' } },
});
export const stage = style([meta, { display: 'block' }]);

export const sideCard = style({ display: 'grid', gap: vars.space[4] });
export const singleColumn = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[5]} ${vars.size.gutter} 0`,
});

/** Names and values beside each other. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space[3],
  // Two short ones beside each other on a phone.
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))' },
  },
});
globalStyle(`${facts} dt`, { color: vars.colour.inkMuted, fontSize: vars.text.sm });
globalStyle(`${facts} dd`, { fontWeight: 600, overflowWrap: 'anywhere' });

/** The reporter, and the button that shows it. */
export const reporter = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
globalStyle(`${reporter} > dl`, { justifySelf: 'stretch' });

/** Two charts beside each other where there is room. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: vars.space[4],
  // The content below does not move when the charts are loaded.
  selectors: { '&[aria-busy="true"]': { minBlockSize: '27rem' } },
});

/** The breadcrumbs begin at the position of a heading. */
export const breadcrumbs = style({ marginBlockStart: `calc(-1 * ${vars.space[4]})` });

/** Controls that are not printed. */
export const screenOnly = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});

/** The facts of a khatiyan in a line that wraps. */
export const khatiyan = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

export const factValue = style({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
