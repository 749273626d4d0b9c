import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[7]} ${vars.space[5]}`,
  textAlign: 'center',
  '@media': { [media.upToTablet]: { padding: `${vars.space[6]} ${vars.space[4]}` } },
});
export const title = style({
  font: `650 ${vars.text.xl}/1.5 ${vars.font.display}`,
});
export const text = style({ maxInlineSize: '34rem', color: vars.colour.inkMuted });
