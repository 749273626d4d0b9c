import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const edge = `${vars.border.hair} solid ${vars.colour.lineStrong}`;

export const root = style({ borderBlockStart: edge });

export const item = style({
  borderBlockEnd: edge,
  '@media': {
    print: {
      selectors: {
        '&::details-content': {
          blockSize: 'auto',
          contentVisibility: 'visible',
        },
      },
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: '3.5rem',
  padding: `.875rem ${vars.space[1]}`,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { borderRadius: vars.radius[1] },
  },
});

export const title = style({
  font: `600 1.1875rem/${vars.leading.snug} ${vars.font.display}`,
  textUnderlineOffset: '.2em',
  '@media': { [media.upToSheet]: { fontSize: '1.0625rem' } },
});
globalStyle(`${row}:hover ${title}`, { textDecoration: 'underline' });

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.full,
  background: vars.colour.sunken,
  color: vars.colour.ink,
  // A plus of two lines, of which one is hidden when the text is open; borders are visible in forced colours.
  selectors: {
    '&::before, &::after': { content: '', gridArea: '1 / 1' },
    '&::before': { inlineSize: '.75rem', borderBlockStart: '.125rem solid' },
    '&::after': { blockSize: '.75rem', borderInlineStart: '.125rem solid' },
  },
  '@media': { [media.forcedColours]: { borderColor: 'ButtonBorder' }, print: { display: 'none' } },
});
globalStyle(`${item}[open] ${disc}`, {
  background: vars.colour.brandText,
  color: vars.colour.surface,
});

globalStyle(`${item}[open] ${disc}::after`, { display: 'none' });

export const content = style({
  maxInlineSize: vars.size.measure,
  // The ring of the row above ends before the text.
  paddingBlock: `${vars.space[2]} ${vars.space[5]}`,
  paddingInlineStart: vars.space[1],
  // Up to 36 rem the text has the full width; in wider containers it ends before the plus.
  paddingInlineEnd: `clamp(${vars.space[1]}, (100% - 36rem) * 999, 3.5rem)`,
  scrollMarginBlockStart: '4rem',
});
globalStyle(`${content} > * + *`, { marginBlockStart: vars.space[3] });
