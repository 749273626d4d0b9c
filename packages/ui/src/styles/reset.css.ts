import { globalStyle } from '@vanilla-extract/css';
import { resetRules } from './elementDefaults.ts';

for (const [elements, rule] of resetRules) globalStyle(elements, rule);
globalStyle('html', { WebkitTextSizeAdjust: '100%' });
globalStyle('body', { margin: 0 });
