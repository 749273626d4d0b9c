import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const status = style({ alignSelf: 'center', margin: 0, color: vars.colour.inkMuted });
