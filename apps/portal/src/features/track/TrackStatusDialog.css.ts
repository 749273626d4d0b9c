import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '2rem',
  alignItems: 'start',
  '@media': {
    [media.upToTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' },
  },
});

/** The place of a case: the district above tahasil and mouza. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[4],
  selectors: { '&:not(:has([aria-invalid="true"]))': { alignItems: 'end' } },
  marginBlockStart: vars.space[3],
});
globalStyle(`${fields} > :first-child`, { gridColumn: '1 / -1' });

export const result = style({
  padding: vars.space[5],
  borderRadius: vars.radius[3],
  background: vars.colour.sunken,
  '@media': {
    [media.upToTablet]: { padding: vars.space[4] },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
});

export const caption = style({ color: vars.colour.inkMuted, fontSize: vars.text.sm });

export const facts = style({ marginBlock: '1.25rem 1.5rem' });

export const place = style({
  paddingInline: vars.space[4],
  border: `${vars.border.hair} solid ${vars.colour.line}`,
  borderRadius: vars.radius[2],
  selectors: { '&[open]': { paddingBlockEnd: vars.space[4] } },
});

export const placeTitle = style({
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[3],
  font: `600 1rem/${vars.leading.snug} ${vars.font.display}`,
  cursor: 'pointer',
});
