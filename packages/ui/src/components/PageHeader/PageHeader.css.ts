import { style } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const root = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[6]}`,
  },
  ...variants('size', {
    site: { paddingBlock: `${vars.space[4]} ${vars.space[5]}` },
    app: { paddingBlockEnd: vars.space[2] },
  }),
]);

export const texts = style({ flex: '1 1 20rem', minInlineSize: 0 });

export const title = style(
  variants('size', {
    site: {
      fontSize: vars.text['4xl'],
      '@media': { [media.upToTablet]: { fontSize: '2.125rem' } },
    },
    app: { fontSize: vars.text['3xl'], '@media': { [media.upToTablet]: { fontSize: '1.75rem' } } },
  }),
);

export const lead = style([
  {
    marginBlockStart: vars.space[2],
    maxInlineSize: vars.size.measure,
    color: vars.colour.inkMuted,
    textWrap: 'pretty',
  },
  ...variants('size', {
    site: {
      fontSize: vars.text.lg,
      '@media': { [media.upToTablet]: { fontSize: vars.text.md } },
    },
  }),
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
