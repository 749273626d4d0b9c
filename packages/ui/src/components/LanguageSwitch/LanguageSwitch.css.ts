export { chromeControl as control, chromeGroup as group } from '../../styles/chrome.css.ts';
