import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 15rem auto auto',
  alignItems: 'end',
  gap: vars.space[4],
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'stretch' },
  },
});

// The buttons are as high as the fields beside them.
globalStyle(`${search} > button`, { minBlockSize: vars.size.control });

export const upcoming = style({ display: 'grid', gap: vars.space[3], marginBlock: vars.space[6] });

export const upcomingList = style({ listStyle: 'none' });

export const upcomingTender = style({
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const upcomingTitle = style({ fontSize: vars.text.lg, fontWeight: 600 });

export const count = style({ color: vars.colour.inkMuted });
