import { style } from '@vanilla-extract/css';
import { strip as woven } from '../../styles/strip.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const page = style({ display: 'grid', gap: vars.space[7], paddingBlockEnd: vars.space[7] });
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  padding: `${vars.space[8]} ${vars.space[7]}`,
  borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
  background: vars.colour.brand,
  color: vars.colour.brandInk,
  '@media': {
    [media.upToTablet]: { padding: `${vars.space[6]} ${vars.space[5]}` },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});
export const strip = style([woven, { marginBlockStart: 0 }]);
export const title = style({ maxInlineSize: '18ch', fontSize: vars.text.hero });
export const lead = style({
  maxInlineSize: '52ch',
  margin: `${vars.space[4]} 0 ${vars.space[5]}`,
  fontSize: vars.text.lg,
});
export const scripts = style({
  marginBlockEnd: vars.space[4],
  font: `650 ${vars.text.lg}/1.5 ${vars.font.display}`,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const ornament = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '-7rem',
  insetBlockStart: '50%',
  inlineSize: '26rem',
  blockSize: '26rem',
  translate: '0 -50%',
  opacity: 0.5,
  '@media': { [media.upToSide]: { display: 'none' } },
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space[4],
});
export const part = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
});
export const roles = style([
  sections,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' },
]);
export const section = style({
  position: 'relative',
  padding: vars.space[5],
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[3],
  background: vars.colour.surface,
  selectors: { '&:hover': { borderColor: vars.colour.accent } },
});
export const sectionName = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  marginBlockEnd: vars.space[1],
  font: `650 ${vars.text.xl}/${vars.leading.tight} ${vars.font.display}`,
  // The whole card is the target.
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const muted = style({ color: vars.colour.inkMuted });
export const storyChecks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  listStyle: 'none',
});
export const storyCheck = style({ display: 'flex', gap: vars.space[3] });
export const mark = style({ flex: 'none', color: vars.colour.successInk });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(10rem, auto) minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  '@media': { [media.upToPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[1] } },
});
export const tool = style({ fontWeight: 650 });
