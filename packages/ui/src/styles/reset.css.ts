import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { base } from './layers.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

const element = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [base]: rule } });

// Without `*::before` and `*::after`, for which the browser would compute two more styles per element.
element('*', { boxSizing: 'border-box' });
element('html', { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '6rem' });
element('body', {
  margin: 0,
  minBlockSize: '100vh',
  background: vars.colour.canvas,
  color: vars.colour.ink,
  font: `400 ${vars.text.md}/${vars.leading.text} ${vars.font.text}`,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
});
element('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
element('fieldset', { border: 0, minInlineSize: 0 });
element('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
element('h1', { fontSize: vars.text['4xl'] });
element('h2', { fontSize: vars.text['2xl'] });
element('h3', { fontSize: vars.text.xl });
element('h4', { fontSize: vars.text.lg });
element('a', {
  color: vars.colour.link,
  textUnderlineOffset: '.2em',
  textDecorationThickness: '.0625em',
});
element('a:hover', { textDecorationThickness: '.1875em' });
element('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
element('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
element('body:lang(or)', { fontSize: '1.0625rem' });

globalStyle('html', {
  '@media': {
    [media.upToTablet]: { scrollPaddingTop: '4rem' },
  },
});
