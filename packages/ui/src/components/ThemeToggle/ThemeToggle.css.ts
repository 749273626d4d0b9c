export { chromeControl as control } from '../../styles/chrome.css.ts';
