import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** A personal code, letter by letter. */
export const code = style({
  fontSize: vars.text.xl,
  fontWeight: 600,
  letterSpacing: '.08em',
});
