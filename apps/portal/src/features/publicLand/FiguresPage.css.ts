import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const asOn = style({ color: vars.colour.inkMuted });
