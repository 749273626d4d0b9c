import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const notice = style({ paddingBlock: vars.space[4] });
