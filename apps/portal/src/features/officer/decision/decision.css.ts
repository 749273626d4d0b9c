import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const letterTitle = style({ fontSize: '1rem' });

/** The wording of a letter, in as many lines as fit. */
export const letter = style({
  maxBlockSize: '18rem',
  padding: vars.space[3],
  overflowY: 'auto',
  border: hairline,
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
  fontSize: vars.text.sm,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const letterRule = style({
  marginBlock: vars.space[4],
  border: 0,
  borderBlockStart: hairline,
});

/** The fields of the two languages, side by side if they fit. */
export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// Lines of the two scripts differ in height, the fields do not.
globalStyle(`${languages} textarea`, { blockSize: '20rem' });

export const preview = style({
  inlineSize: '100%',
  blockSize: 'min(44rem, 70vh)',
  border: hairline,
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
});

/** The number of an earlier report with the search below it. */
export const earlierReport = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const foundReports = style({ margin: 0, padding: 0, listStyle: 'none' });
export const foundReport = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: hairline,
});
