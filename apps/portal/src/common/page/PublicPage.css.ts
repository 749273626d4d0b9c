import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';

export const head = style({ marginBlockEnd: vars.space[2] });

// A column that is no wider than the page, also with wide content such as tabs.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 };

export const content = style({ ...column, gap: vars.space[5] });

export const aside = style({ ...column, gap: vars.space[4] });
globalStyle(`${aside} h2`, { fontSize: vars.text.lg });
