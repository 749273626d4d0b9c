import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { wrap } from './layout.css.ts';

export const page = style([wrap, { paddingBlockStart: vars.space[4] }]);

export const head = style({ marginBlock: `${vars.space[4]} ${vars.space[6]}` });
