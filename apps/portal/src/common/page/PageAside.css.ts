import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const facts = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: '1.25rem',
});

export const part = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.strong} solid ${vars.colour.line}`,
});

export const links = style({ display: 'grid', gap: vars.space[3], listStyle: 'none' });
