import { style } from '@vanilla-extract/css';
import { unlessSet } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  minInlineSize: 0,
  background: vars.colour.surface,
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
  '@media': { [media.upToTablet]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});
export const title = style({ fontSize: '1.1875rem' });
export const body = style([
  { minInlineSize: 0 },
  unlessSet('flush', {
    padding: vars.space[5],
    '@media': { [media.upToTablet]: { padding: vars.space[4] } },
  }),
]);
