import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[6]}`,
});

export const header = styleVariants({
  site: [head, { paddingBlock: `${vars.space[4]} ${vars.space[5]}` }],
  app: [head, { paddingBlockEnd: vars.space[2] }],
});

export const texts = style({ flex: '1 1 20rem', minInlineSize: 0 });

export const title = styleVariants({
  site: [
    { fontSize: vars.text['4xl'], '@media': { [media.upToTablet]: { fontSize: '2.125rem' } } },
  ],
  app: [{ fontSize: vars.text['3xl'], '@media': { [media.upToTablet]: { fontSize: '1.75rem' } } }],
});

const line = style({
  marginBlockStart: vars.space[2],
  maxInlineSize: vars.size.measure,
  color: vars.colour.inkMuted,
  textWrap: 'pretty',
});
export const lead = styleVariants({
  site: [
    line,
    {
      fontSize: vars.text.lg,
      '@media': { [media.upToTablet]: { fontSize: vars.text.md } },
    },
  ],
  app: [line],
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
