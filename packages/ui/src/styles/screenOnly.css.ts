import { style } from '@vanilla-extract/css';

/** Not printed; for what says nothing of its `display` itself. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
