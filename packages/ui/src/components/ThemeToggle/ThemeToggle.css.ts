import { style } from '@vanilla-extract/css';
import { chromeControl } from '../../styles/chrome.css.ts';

export const root = style([chromeControl, {}]);
