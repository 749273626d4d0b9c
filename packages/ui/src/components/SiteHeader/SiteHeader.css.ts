import { style, styleVariants } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { screenOnly } from '../../styles/screenOnly.css.ts';
import * as styles from '../../styles/strip.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { nameFont } from '../../theme/nameFont.ts';

const narrowestScreens = '(max-width: 26rem)';
// Where the controls of the display fit into the line of a work screen.
const upToWork = '(max-width: 100rem)';
const fromNavigation = '(min-width: 70.01rem)';

export const root = style([
  screenOnly,
  { position: 'relative', zIndex: 5, background: vars.colour.surface },
]);

export const bar = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    '@media': {
      [media.upToNavigation]: { gap: vars.space[3] },
      [narrowestScreens]: { gap: vars.space[2] },
      [media.noScript]: { flexWrap: 'wrap' },
    },
  },
  ...variants('size', {
    site: {
      minBlockSize: '5rem',
      '@media': { [media.upToNavigation]: { minBlockSize: '4.25rem' } },
    },
    app: { minBlockSize: '4.25rem' },
    work: { minBlockSize: '3.5rem', gap: vars.space[2] },
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
  '@media': {
    [fromNavigation]: { minInlineSize: 'max-content' },
    [narrowestScreens]: { gap: vars.space[2] },
  },
});

export const names = style({ minInlineSize: 0 });
export const name = style({
  display: 'block',
  font: `700 1.25rem/${vars.leading.tight} ${vars.font.display}`,
  whiteSpace: 'nowrap',
  '@media': {
    [media.upToTablet]: { fontSize: '1.125rem' },
    [narrowestScreens]: { whiteSpace: 'normal', fontSize: '1rem', overflowWrap: 'break-word' },
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

const wideOnly = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.upToNavigation]: { display: 'none' } },
});

export const wideNavigation = style([
  wideOnly,
  { '@media': { [media.noScript]: { display: 'none' } } },
]);

/** Only in the menu on narrow screens; in the bar where no script opens the menu. */
export const actions = style([
  wideOnly,
  ...variants('size', { work: { '@media': { [upToWork]: { display: 'none' } } } }),
  { '@media': { [media.noScript]: { display: 'flex', flexWrap: 'wrap' } } },
]);

export const plainMenu = style({ paddingBlockEnd: vars.space[2] });
export const plainList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.125rem',
  paddingInlineStart: 0,
  marginBlock: 0,
  listStyle: 'none',
});
export const plainLabel = style({
  display: 'block',
  padding: '.5rem .75rem 0',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
});

const hiddenLabel = {
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
// Where the navigation needs the width of the label.
const closeToNavigation = '(min-width: 70.01rem) and (max-width: 84rem)';
/** The label beside the menu's icon; hidden in the lower headers where it is narrow. */
export const menuLabel = style(
  variants('size', {
    app: { '@media': { [media.upToPhone]: hiddenLabel } },
    work: { '@media': { [media.upToPhone]: hiddenLabel, [closeToNavigation]: hiddenLabel } },
  }),
);

export const narrowOnly = style([
  { flex: 'none', display: 'none', '@media': { [media.upToNavigation]: { display: 'block' } } },
  ...variants('size', { work: { '@media': { [upToWork]: { display: 'block' } } } }),
  { '@media': { [media.noScript]: { display: 'none' } } },
]);

export const strip = styleVariants({
  site: [styles.strip, screenOnly],
  app: [styles.slimStrip, screenOnly],
  work: [styles.slimStrip, screenOnly],
});
