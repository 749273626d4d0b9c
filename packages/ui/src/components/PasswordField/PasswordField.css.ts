import { style } from '@vanilla-extract/css';
import { whenSet } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style({});

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '.25rem 1rem',
  marginBlockStart: vars.space[2],
  listStyle: 'none',
  fontSize: vars.text.sm,
  '@media': { [media.upToPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rule = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: '.375rem',
    color: vars.colour.inkMuted,
  },
  whenSet('met', { color: vars.colour.successInk, fontWeight: 550 }),
]);
