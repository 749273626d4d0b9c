import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const head = style({ marginBlockEnd: vars.space[2] });
