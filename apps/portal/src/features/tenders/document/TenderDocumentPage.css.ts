import { style } from '@vanilla-extract/css';
import { card } from '../../../common/page/card.css.ts';
import { media, vars } from '@temple-land/ui/theme';

/** The background around the document. */
export const background = style({
  padding: `${vars.space[6]} ${vars.size.gutter}`,
  '@media': { [media.upToTablet]: { paddingBlock: vars.space[4] } },
});

/** As wide as the document. */
export const loading = style([
  card,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[4],
    maxInlineSize: '52rem',
    marginInline: 'auto',
  },
]);
