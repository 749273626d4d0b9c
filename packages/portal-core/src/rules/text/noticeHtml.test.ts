import { describe, expect, it } from 'vitest';
import { getAllowedLink, htmlToText } from './noticeHtml.ts';

// Requirements: PI-024, UN-101
describe('the address of a link in a notice', () => {
  it.each([
    'https://temple.example/',
    'HTTP://temple.example',
    '/website/faq',
    'mailto:a@b.example',
    'tel:06752',
  ])('may be %s', (href) => expect(getAllowedLink(href)).toBe(href));

  it.each([
    'javascript:alert(1)',
    'jav\tascript:alert(1)',
    ' data:text/html,x',
    '//x.example',
    '/\\x.example',
    'x',
    '',
    undefined,
    null,
  ])('is never %j', (href) => expect(getAllowedLink(href)).toBeUndefined());
});

// Requirement: UN-123
it('is converted to text with a space between blocks', () => {
  expect(htmlToText('<p>Sand &amp; <b>stone</b>.</p><p>5 &lt; 6 &copy;</p>')).toBe(
    'Sand & stone. 5 < 6 &copy;',
  );
  expect(htmlToText('un<b>mark</b>ed<br>line<td>cell</td>')).toBe('unmarked line cell');
  expect(htmlToText('&amp;lt;')).toBe('&lt;');
});
