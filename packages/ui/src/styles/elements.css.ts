import { globalStyle } from '@vanilla-extract/css';
import { resetRules, textRules } from './elementDefaults.ts';
import { focusOutline, focusShadow } from './focusRing.ts';

// The elements of the kit, which have classes with its prefix, do not depend on the resets of a page: these rules have no
// specificity, so that every rule of a component overrides them.
const ofKit = ':is([class^="tl-"], [class*=" tl-"])';
const withoutSpecificity = (elements: string) =>
  elements === '*' ? `:where(${ofKit})` : `:where(:is(${elements})${ofKit})`;

for (const [elements, rule] of [...resetRules, ...textRules]) {
  globalStyle(withoutSpecificity(elements), rule);
}

globalStyle(withoutSpecificity('a'), { textDecorationLine: 'underline' });

globalStyle(withoutSpecificity(':focus-visible'), focusOutline);
// Above the shadow of each component.
globalStyle(`${ofKit}:focus-visible:focus-visible:focus-visible`, { boxShadow: focusShadow });
// Above the `display` of each component.
globalStyle(`${ofKit}[hidden]:not([hidden="until-found"])`, { display: 'none' });
