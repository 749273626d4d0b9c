/** What a stylesheet of an application needs of the theme; free of components. */
export { vars } from './contract.css.ts';
export { media } from './media.ts';
export { nameFont } from './nameFont.ts';
export { skeletonBar } from './skeletonBar.ts';
export { warningColours } from './colours/warningColours.css.ts';
