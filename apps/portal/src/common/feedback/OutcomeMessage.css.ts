import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** The catalogue's double and trailing spaces are part of its texts. */
export const words = style({ whiteSpace: 'pre-wrap' });

/** What to do next, under the words. */
export const help = style({ marginBlockStart: vars.space[2] });
