import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: '1.25rem',
});

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.strong} solid ${vars.colour.line}`,
});

globalStyle(`${part} h2`, { fontSize: vars.text.lg });

export const links = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });
