import { vars } from './contract.css.ts';

/**
 * The font of names in another script than their page. An application may set `--tl-font-names` to a
 * font of those letters alone; else it is the display font.
 */
export const nameFont = `var(--tl-font-names, ${vars.font.display})`;
