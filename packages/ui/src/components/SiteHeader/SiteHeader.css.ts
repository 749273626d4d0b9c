import { style, styleVariants } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { screenOnly } from '../../styles/screenOnly.css.ts';
import * as styles from '../../styles/strip.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { nameFont } from '../../theme/nameFont.ts';

const narrowestScreens = '(max-width: 26rem)';

export const root = style([
  screenOnly,
  { position: 'relative', zIndex: 5, background: vars.colour.surface },
]);

export const bar = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    '@media': { [media.upToNavigation]: { minBlockSize: '4.25rem', gap: vars.space[3] } },
  },
  ...variants('size', {
    site: { minBlockSize: '5rem' },
    app: { minBlockSize: '4.25rem' },
  }),
]);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  marginInlineEnd: 'auto',
  color: vars.colour.ink,
  textDecoration: 'none',
});

export const names = style({ minInlineSize: 0 });
export const name = style({
  display: 'block',
  font: `700 1.25rem/${vars.leading.tight} ${vars.font.display}`,
  whiteSpace: 'nowrap',
  '@media': {
    [media.upToTablet]: { fontSize: '1.125rem' },
    [narrowestScreens]: { whiteSpace: 'normal', fontSize: '1.0625rem' },
  },
});
export const otherName = style({
  display: 'block',
  font: `500 ${vars.text.sm}/${vars.leading.snug} ${nameFont}`,
  color: vars.colour.inkMuted,
  whiteSpace: 'nowrap',
  '@media': { [narrowestScreens]: { display: 'none' } },
});

export const navigation = style({
  display: 'flex',
  gap: '.125rem',
  listStyle: 'none',
});

export const wideOnly = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.upToNavigation]: { display: 'none' } },
});

/** The label beside the menu's icon; hidden in app headers on the narrowest screens. */
export const menuLabel = style(
  variants('size', {
    app: {
      '@media': {
        [media.upToPhone]: {
          position: 'absolute',
          inlineSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  }),
);

export const narrowOnly = style({
  flex: 'none',
  display: 'none',
  '@media': { [media.upToNavigation]: { display: 'block' } },
});

export const strip = styleVariants({
  site: [styles.strip, screenOnly],
  app: [styles.slimStrip, screenOnly],
});
