import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@temple-land/ui/theme';
import { stack } from '../../../common/page/card.css.ts';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const form = style([stack, { gap: vars.space[5] }]);

/** A detail in each language, or details that are the same in each. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${group} > legend`, {
  paddingBlockEnd: vars.space[2],
  fontWeight: 700,
});

/** The mark above the control that replaces it. */
export const mark = style([
  group,
  { '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 40rem)' } } },
]);
export const hint = style({
  gridColumn: '1 / -1',
  color: vars.colour.inkMuted,
  fontSize: vars.text.sm,
});

export const readers = style({ maxInlineSize: '40rem' });

/** The versions, separated by lines. */
export const versions = style({ display: 'grid', listStyle: 'none' });
export const version = style([
  stack,
  {
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    selectors: {
      '& + &': { borderBlockStart: hairline },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
]);

export const language = style({ maxInlineSize: '16rem', paddingBlockEnd: vars.space[3] });

/** The lines of the preview, as the footer of the public pages shows them. */
export const preview = style([
  stack,
  {
    gap: vars.space[1],
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius[2],
    background: vars.colour.sunken,
    overflowWrap: 'anywhere',
  },
]);
export const previewName = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: 700,
});
