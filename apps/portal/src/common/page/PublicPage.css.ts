import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const head = style({ marginBlockEnd: vars.space[2] });

export const content = style({ display: 'grid', gap: vars.space[5], minInlineSize: 0 });

export const aside = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
globalStyle(`${aside} h2`, { fontSize: vars.text.lg });
