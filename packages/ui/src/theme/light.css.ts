import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { lightColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { following, ownColours } from './following.ts';
import { lightShadows, measures } from './measures.ts';

createGlobalTheme(':root, [data-theme="light"]', vars, {
  colour: { ...lightColours, ...following },
  shadow: lightShadows,
  ...measures,
});

const own = ':where(:root:not([data-department]))';
globalStyle(`${own}:root, ${own} [data-theme="light"]`, { vars: ownColours(lightColours) });
