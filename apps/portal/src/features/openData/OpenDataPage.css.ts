import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** An address or code as it is written in a program. */
export const code = style({
  fontFamily: 'monospace',
  fontSize: '0.9375em',
  overflowWrap: 'anywhere',
});

export const addresses = style({ display: 'grid', gap: vars.space[3], margin: 0 });
export const address = style({ marginInlineStart: 0 });
