import { style } from '@vanilla-extract/css';
import { chromeGroup } from '../../styles/chrome.css.ts';
import { media } from '../../theme/media.ts';

export { chromeControl as control } from '../../styles/chrome.css.ts';

export const root = style([chromeGroup, {}]);

export const letter = style({ marginInlineStart: '.125rem' });
export const large = style({ fontSize: '1.0625rem' });
export const reset = style({ '@media': { [media.upToTablet]: { display: 'none' } } });
