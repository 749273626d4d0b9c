import { style } from '@vanilla-extract/css';
import { column } from '../../styles/column.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100vh' });

/** The main part of a page in the column of the site. */
export const main = style([
  column.page,
  { flex: 1, paddingBlock: `${vars.space[4]} ${vars.space[8]}` },
]);

/** Side navigation and page. */
export const sideLayout = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: `${vars.size.side} minmax(0, 1fr)`,
  '@media': { [media.upToSide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sideLayoutMain = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: `${vars.space[5]} ${vars.size.gutter} ${vars.space[8]}`,
});

export const contactBrand = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const contactName = style({
  display: 'block',
  font: `700 1.25rem/${vars.leading.tight} ${vars.font.display}`,
});
export const chromeMuted = style({ color: vars.colour.chromeMuted });
export const address = style([chromeMuted, { maxInlineSize: '30ch', fontStyle: 'normal' }]);
export const contactLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: 'fit-content',
  minBlockSize: '2.25rem',
});

/** A list of names and values. */
export const facts = style({ borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}` });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});
export const factName = style({ color: vars.colour.inkMuted });
export const factValue = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
