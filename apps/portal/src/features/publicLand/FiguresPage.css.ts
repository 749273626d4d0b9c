import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const figures = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const asOn = style({ color: vars.colour.inkMuted });
