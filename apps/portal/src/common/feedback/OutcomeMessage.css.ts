import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

/** Double and trailing spaces are part of the catalogue's texts. */
export const text = style({ whiteSpace: 'pre-wrap' });

/** The hint below the text. */
export const help = style({ marginBlockStart: vars.space[2] });
