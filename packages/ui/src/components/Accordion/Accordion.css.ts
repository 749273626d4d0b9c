import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const edge = `${vars.border.hair} solid ${vars.colour.lineStrong}`;
const narrow = '(max-width: 36rem)';

export const list = style({ containerType: 'inline-size', borderBlockStart: edge });

export const item = style({
  borderBlockEnd: edge,
  selectors: {
    '&::details-content': {
      opacity: 0,
      transition: `opacity ${vars.motion.medium} ${vars.motion.ease}`,
    },
    '&[open]::details-content': { opacity: 1 },
  },
  '@media': {
    print: {
      selectors: {
        '&::details-content': {
          opacity: 1,
          blockSize: 'auto',
          contentVisibility: 'visible',
          transition: 'none',
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
  '@container': { [narrow]: { fontSize: '1.0625rem' } },
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
  transition: `background ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.forcedColours]: { borderColor: 'ButtonBorder' }, print: { display: 'none' } },
});
globalStyle(`${item}[open] ${disc}`, {
  background: vars.colour.brandText,
  color: vars.colour.surface,
});

export const plus = style({ display: 'grid' });
export const minus = style({ display: 'none' });
globalStyle(`${item}[open] ${plus}`, { display: 'none' });
globalStyle(`${item}[open] ${minus}`, { display: 'grid' });

export const content = style({
  maxInlineSize: vars.size.measure,
  paddingBlockEnd: vars.space[5],
  paddingInline: `${vars.space[1]} 3.5rem`,
  scrollMarginBlockStart: '4rem',
  '@container': { [narrow]: { paddingInlineEnd: vars.space[1] } },
});
globalStyle(`${content} > * + *`, { marginBlockStart: vars.space[3] });
