import { globalStyle, style } from '@vanilla-extract/css';
import { whenSet } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';

const c = vars.colour;
const hair = `${vars.border.hair} solid ${c.line}`;
const narrow = 'screen and (max-width: 40rem)';

export const title = style({
  marginBlock: '1.6em .55em',
  fontSize: '1.375em',
  breakAfter: 'avoid',
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [narrow]: { display: 'block' } },
});

export const head = style({
  display: 'table-header-group',
  '@media': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
const inSheet = {
  padding: '.625em .5em',
  borderBlockEnd: hair,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
export const columnHeader = style({
  ...inSheet,
  borderBlockEnd: `.125rem solid ${c.ink}`,
  color: c.inkMuted,
  font: `600 .875em/1.3 ${vars.font.display}`,
});

export const row = style([
  {
    breakInside: 'avoid',
    '@media': {
      [narrow]: {
        display: 'block',
        paddingBlock: '.5em',
        borderBlockEnd: hair,
      },
    },
  },
  whenSet('strong', { background: c.sunken, fontWeight: 650, printColorAdjust: 'exact' }),
]);
globalStyle(`${table} tbody`, { '@media': { [narrow]: { display: 'block' } } });

export const rowHeader = style({
  ...inSheet,
  font: `600 1em/1.4 ${vars.font.display}`,
  '@media': { [narrow]: { display: 'block', paddingBlock: '.125em', border: 0 } },
});
export const cell = style({
  ...inSheet,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '1fr 3fr',
      alignItems: 'baseline',
      paddingBlock: '.125em',
      border: 0,
    },
  },
});

/** The column's name before a value on narrow screens, where the header is hidden. */
export const narrowLabel = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block', color: c.inkMuted, fontSize: '.875em' } },
});
