import { style } from '@vanilla-extract/css';
import { vars } from '@temple-land/ui/theme';
import { wrap } from './layout.css.ts';

export const page = style([wrap, { paddingBlock: `${vars.space[4]} ${vars.space[9]}` }]);

export const head = style({ marginBlock: `${vars.space[4]} ${vars.space[6]}` });
