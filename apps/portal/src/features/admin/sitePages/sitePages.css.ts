import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { stack } from '../../../common/page/card.css.ts';

const hairline = `${vars.border.hair} solid ${vars.colour.line}`;

export const form = style([stack, { gap: vars.space[5] }]);
export const language = style({ maxInlineSize: '20rem', paddingBlockEnd: vars.space[3] });
export const narrow = style({ maxInlineSize: '40rem' });

export const documentField = style([narrow, stack, { outline: 'none' }]);

/** A section of the draft with its blocks. */
export const section = style([
  stack,
  {
    margin: 0,
    padding: vars.space[4],
    border: hairline,
    borderRadius: vars.radius[2],
  },
]);
export const sectionTitle = style({ paddingInline: vars.space[2], fontWeight: 700 });

/** A block: its text with the buttons that move it. */
export const block = style([
  stack,
  { gap: vars.space[2], paddingBlockStart: vars.space[4], borderBlockStart: hairline },
]);

/** The choice of a kind beside the button that adds a block. */
export const adding = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
});

/** The page as the public sees it. */
export const preview = style([
  stack,
  {
    gap: vars.space[6],
    padding: vars.space[5],
    border: hairline,
    borderRadius: vars.radius[2],
    background: vars.colour.canvas,
    overflowWrap: 'anywhere',
  },
]);
export const previewPage = style([stack, { gap: vars.space[6] }]);
export const previewTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: 700,
});

export const lines = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const line = style({
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderInlineStart: `${vars.border.strong} solid`,
  overflowWrap: 'anywhere',
});
export const addedLine = style([
  line,
  { borderColor: vars.colour.successBorder, background: vars.colour.successBg },
]);
export const removedLine = style([
  line,
  { borderColor: vars.colour.dangerBorder, background: vars.colour.dangerBg },
]);

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  cursor: 'pointer',
});

/** The lines of an answer stay as they are written. */
export const answer = style({ whiteSpace: 'pre-wrap' });
