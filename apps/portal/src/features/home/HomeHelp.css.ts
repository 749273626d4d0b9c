import { style } from '@vanilla-extract/css';
import { media } from '@temple-land/ui/theme';

export const help = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1.25rem',
  '@media': { [media.upToTablet]: { display: 'grid', justifyItems: 'start' } },
});

export const helpTitle = style({ fontSize: '1.375rem' });

export const helpAction = style({
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.upToTablet]: { marginInlineStart: 0 } },
});
