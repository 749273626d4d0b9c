import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { variants } from '../../styles/variants.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } });

const base: StyleRule = {
  inlineSize: 'min(24rem, 100%)',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  marginBlock: 0,
  padding: 0,
  overflow: 'auto',
  border: 0,
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow[3],
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&::backdrop': { background: vars.colour.overlay, opacity: 0.62 } },
  '@media': {
    [media.upToPhone]: { inlineSize: '100%' },
    [media.forcedColours]: { borderInline: `${vars.border.hair} solid CanvasText` },
  },
};

export const root = style([
  base,
  ...variants('side', {
    start: { marginInline: '0 auto' },
    end: { marginInline: 'auto 0' },
  }),
]);

export const inner = style({ minBlockSize: '100%' });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.colour.raised,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.line}`,
});

export const title = style({ fontSize: vars.text.xl });
export const body = style({ padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}` });

/** Parts of a sheet: a list, a group with its heading, and the controls below them. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const group = style({
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});
export const groupTitle = style({
  padding: '0 .75rem .375rem',
  font: `600 ${vars.text.sm}/${vars.leading.snug} ${vars.font.display}`,
  color: vars.colour.inkMuted,
});
export const foot = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.line}`,
});
