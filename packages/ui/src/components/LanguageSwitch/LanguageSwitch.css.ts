import { style } from '@vanilla-extract/css';
import { chromeControl, chromeGroup } from '../../styles/chrome.css.ts';
import { nameFont } from '../../theme/nameFont.ts';

export const root = style([chromeGroup, {}]);

export const control = style([chromeControl, { fontFamily: nameFont }]);
