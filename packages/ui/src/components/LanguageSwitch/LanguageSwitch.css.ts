import { style } from '@vanilla-extract/css';
import { chromeControl } from '../../styles/chrome.css.ts';
import { nameFont } from '../../theme/nameFont.ts';

export { chromeGroup as group } from '../../styles/chrome.css.ts';

export const control = style([chromeControl, { fontFamily: nameFont }]);
