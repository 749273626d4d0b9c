import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { stack } from '../../../common/page/card.css.ts';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const form = style([stack, { gap: vars.space[5] }]);
globalStyle(`${form} h3`, { fontSize: '1rem' });

/** A text in English and in Odia, side by side if they fit. */
export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// Lines of the two scripts differ in height, the fields do not.
globalStyle(`${languages} textarea`, { blockSize: '26rem' });

/** A letter as it reads. */
export const letter = style({
  padding: vars.space[4],
  border: hairline,
  borderRadius: vars.radius[2],
  background: vars.colour.sunken,
  fontSize: vars.text.sm,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const details = style([stack, { gap: vars.space[3] }]);
globalStyle(`${details} > summary`, {
  minBlockSize: vars.size.control,
  fontWeight: 600,
  cursor: 'pointer',
  alignContent: 'center',
});

export const placeholders = style([stack, { gap: vars.space[2] }]);
export const placeholderList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: `0 ${vars.space[3]}`,
  listStyle: 'none',
});
export const placeholder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  color: vars.colour.ink,
  font: 'inherit',
  fontSize: vars.text.sm,
  textAlign: 'start',
  alignContent: 'center',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.colour.sunken } },
});
globalStyle(`${placeholder} code`, { color: vars.colour.link, fontWeight: 600 });

/** The versions, separated by lines. */
export const versions = style({ display: 'grid', listStyle: 'none' });
export const version = style([
  stack,
  {
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    selectors: {
      '& + &': { borderBlockStart: hairline },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
]);
