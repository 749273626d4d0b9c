import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space[7],
});

export const group = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });

const plain = { display: 'grid', margin: 0, listStyle: 'none' };

export const list = style({ ...plain, padding: 0 });
globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
});

// External links have the style of the links beside them.
globalStyle(`${list} a`, { color: vars.colour.link });

export const inner = style({
  ...plain,
  marginBlockStart: vars.space[3],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.border.strong} solid ${vars.colour.line}`,
});
