import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const row: StyleRule = {
  display: 'flex',
  gap: `0 ${vars.space[1]}`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.lineStrong}`,
};

// The labels of a single row break at spaces only, so that its minimum width is that of its words.
const single: StyleRule = { alignItems: 'flex-end', overflowWrap: 'break-word' };

export const root = style({});
export const list = style([
  row,
  ...variants('fit', {
    wrapping: { flexWrap: 'wrap' },
    single,
    folded: {
      ...single,
      // Clips the hidden texts of counts too, which are positioned.
      position: 'relative',
      visibility: 'hidden',
      blockSize: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  }),
]);
const wrappingList = `${list}:where([data-fit="wrapping"])`;
const singleList = `${list}:where([data-fit="single"], [data-fit="folded"])`;

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '3rem',
  maxInlineSize: '100%',
  marginBlockEnd: '-1px',
  padding: '.5rem 1.125rem',
  border: 0,
  borderStartStartRadius: vars.radius[2],
  borderStartEndRadius: vars.radius[2],
  background: 'none',
  color: vars.colour.inkMuted,
  font: `600 1.0625rem/${vars.leading.snug} ${vars.font.display}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.colour.sunken, color: vars.colour.ink },
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    // Many tabs in one row have less padding, which leaves more width for the labels.
    [`${singleList} &`]: {
      paddingInline: vars.space[3],
      fontSize: '1rem',
      textWrap: 'balance',
    },
    '&[aria-selected="true"]': {
      color: vars.colour.ink,
      backgroundImage: `linear-gradient(${vars.colour.rule} 0 0)`,
      backgroundPosition: '0 100%',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '100% .25rem',
    },
  },
  '@media': {
    [media.upToPhone]: {
      selectors: {
        [`${wrappingList} &`]: {
          flex: '1 1 auto',
          justifyContent: 'center',
          paddingInline: vars.space[2],
          boxShadow: `inset 0 -1px 0 ${vars.colour.lineStrong}`,
        },
        [`${wrappingList} &[aria-selected="true"]`]: { boxShadow: 'none' },
      },
    },
    [media.forcedColours]: {
      selectors: {
        '&[aria-selected="true"]': {
          forcedColorAdjust: 'none',
          background: 'linear-gradient(HighlightText 0 0) 0 100% / 100% .25rem no-repeat Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const count = style({
  flex: 'none',
  padding: '.25rem .5rem',
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.full,
  background: vars.colour.sunken,
  color: vars.colour.inkMuted,
  font: `600 ${vars.text.sm}/1 ${vars.font.text}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [media.forcedColours]: { background: 'none', borderColor: 'currentColor', color: 'inherit' },
  },
});
globalStyle(`button:hover > ${count}, [aria-current] > ${count}`, {
  background: vars.colour.surface,
  '@media': { [media.forcedColours]: { background: 'none' } },
});

export const menuButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: '.5rem 1rem',
  border: `${vars.border.control} solid ${vars.colour.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.colour.surface,
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: vars.colour.sunken,
      borderColor: vars.colour.ink,
    },
  },
});
globalStyle(`${menuButton}[aria-expanded="true"] svg`, { rotate: '180deg' });

export const panel = style({ paddingBlockStart: vars.space[5] });
