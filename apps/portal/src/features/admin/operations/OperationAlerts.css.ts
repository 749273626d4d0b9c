import { vars } from '@temple-land/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ paddingInlineStart: vars.space[5], listStyle: 'disc' });
