import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { card } from '../page/card.css.ts';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

/** The form and its help beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: vars.space[6],
  marginBlockStart: vars.space[2],
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

// The class is doubled, because the style sheet of the card may be loaded later.
export const formCard = style([
  card,
  {
    selectors: { '&&': { padding: '1.75rem 2rem' } },
    '@media': { [media.upToTablet]: { selectors: { '&&': { padding: vars.space[4] } } } },
  },
]);

export const lead = style({
  marginBlock: `${vars.space[1]} 1.75rem`,
  color: vars.colour.inkMuted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[5],
  borderBlockStart: hairline,
  '@media': {
    [media.upToTablet]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  },
});

export const forward = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginInlineStart: 'auto',
  '@media': {
    [media.upToTablet]: { flexDirection: 'column-reverse', marginInlineStart: 0 },
  },
});

/** The heading above fields of a new subject. */
export const fieldHeading = style({ marginBlockStart: vars.space[3], fontSize: vars.text.lg });
/** A heading between the fields of a part that has a name of its own. */
export const partHeading = style({ marginBlockStart: vars.space[2], fontSize: vars.text.md });

/** The controls of one of several persons of a form. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const partLegend = style({
  padding: 0,
  marginBlockEnd: vars.space[3],
  fontWeight: 600,
});

/** Messages above the rest of a card. */
export const advice = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[5] } } });

/** Buttons in a line. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** Labels and values in lines. */
export const pairs = style({ marginBlockStart: vars.space[3] });
globalStyle(`${pairs} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: hairline,
});
globalStyle(`${pairs} > div:last-child`, { borderBlockEnd: 0, paddingBlockEnd: 0 });
globalStyle(`${pairs} dt`, { color: vars.colour.inkMuted });
globalStyle(`${pairs} dd`, {
  fontWeight: 600,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const asideCard = style([
  card,
  {
    selectors: { '&&': { padding: '1.25rem' } },
    // Under the form its text begins where that of the form begins.
    '@media': {
      [media.upToSide]: { selectors: { '&&': { padding: '1.25rem 2rem' } } },
      [media.upToTablet]: { selectors: { '&&': { padding: vars.space[4] } } },
    },
  },
]);
globalStyle(`${asideCard} > :last-child`, { marginBlockEnd: 0 });

/** One answered step on the last page: heading, change link, answers. */
export const answers = style({
  paddingBlock: vars.space[4],
  borderBlockStart: hairline,
});
export const answersHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
});
export const answerList = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
globalStyle(`${answerList} > div`, {
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  gap: `0 ${vars.space[4]}`,
  '@media': { [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${answerList} dt`, { color: vars.colour.inkMuted });
globalStyle(`${answerList} dd`, { fontWeight: 500, whiteSpace: 'pre-line' });

export const declaration = style({ marginBlockStart: vars.space[5] });

export const bigNumber = style({
  marginBlock: `${vars.space[1]} ${vars.space[5]}`,
  font: `650 2rem/1.1 ${vars.font.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const plainList = style({
  display: 'grid',
  gap: vars.space[2],
  margin: `${vars.space[3]} 0 ${vars.space[5]}`,
  paddingInlineStart: '1.25rem',
});

/** As wide as a form beside its help, so that all steps have one width. */
export const narrow = style({
  maxInlineSize: `calc(${vars.size.page} - 20rem - ${vars.space[6]})`,
  marginBlockStart: vars.space[2],
});

/** A card of the same width under the first one. */
export const below = style([narrow, { marginBlockStart: vars.space[5] }]);

export const asideTitle = style({ fontSize: vars.text.xl });
export const pageEnd = style({ paddingBlockEnd: vars.space[7] });

/** Checkboxes in a column, at the end of the field beside them. */
export const checks = style({ display: 'grid', alignContent: 'end', gap: vars.space[2] });

/** The links between the pages of a section. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  listStyle: 'none',
});

globalStyle(`${choice} a[aria-current="page"]`, {
  borderColor: vars.colour.ink,
  background: vars.colour.ink,
  color: vars.colour.canvas,
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
});

/** The notice about a form's draft, above the first field. */
export const note = style({ marginBlockEnd: vars.space[5] });

/** The progress of a form with steps, above the step. */
export const progress = style({ marginBlockEnd: vars.space[5] });
