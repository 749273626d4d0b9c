import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { textRules } from './elementDefaults.ts';
import { focusOutline, focusShadow } from './focusRing.ts';

globalStyle('html', {
  scrollPaddingTop: '6rem',
  '@media': { [media.upToTablet]: { scrollPaddingTop: '4rem' } },
});
globalStyle('body', {
  minBlockSize: '100vh',
  background: vars.colour.canvas,
  color: vars.colour.ink,
  font: `400 ${vars.text.md}/${vars.leading.text} ${vars.font.text}`,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
});
globalStyle('body:lang(or)', { fontSize: '1.0625rem' });
for (const [elements, rule] of textRules) globalStyle(elements, rule);
globalStyle(':focus-visible', focusOutline);
globalStyle(':focus-visible', { boxShadow: focusShadow });
