import { describe, expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

// What people have written into notices to run code, to call out or to borrow the page.
const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>',
  '<a href="javascript:alert(1)">press</a>',
  '<a href="jav&#x09;ascript:alert(1)">press</a>',
  '<a href="//elsewhere.example/x">press</a>',
  '<a href="data:text/html,<script>alert(1)</script>">press</a>',
  '<p onclick="alert(1)" style="background:url(https://elsewhere.example/x)">words</p>',
  '<iframe src="https://elsewhere.example"></iframe>',
  '<object data="https://elsewhere.example/x.swf"></object><embed src="x">',
  '<form action="https://elsewhere.example"><input name="otp"><button>Send</button></form>',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<link rel="stylesheet" href="https://elsewhere.example/x.css"><style>*{display:none}</style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
];

const forbidden =
  /<(?!\/?(p|br|h3|h4|ul|ol|li|strong|b|em|i|a|table|thead|tbody|tr|th|td)\b)[^>]*|\son\w+\s*=|style\s*=|(href|src)\s*=\s*"?\s*(javascript|data|\/\/)/i;

describe('the HTML of a notice', () => {
  // Requirement: UN-101
  it.each(payloads)('keeps its text and loses active content: %s', (payload) => {
    const clean = cleanHtml(`<p>Camp on <strong>Monday</strong></p>${payload}`);
    expect(clean).toContain('<p>Camp on <strong>Monday</strong></p>');
    expect(clean).not.toMatch(forbidden);
    expect(clean).not.toContain('alert(1)</');
    expect(clean).not.toContain('elsewhere.example/x.css');
  });

  it.each(payloads)('is unchanged when it is sanitised again: %s', (payload) => {
    const clean = cleanHtml(payload);
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('keeps formatting, lists, tables and links to pages, e-mail addresses and phone numbers', () => {
    const html =
      '<h3>Camp</h3><ul><li><em>Monday</em></li></ul><table><tr><th scope="col">Day</th></tr></table>';
    expect(cleanHtml(html)).toContain('<ul><li><em>Monday</em></li></ul>');
    expect(cleanHtml(html)).toContain('<th scope="col">Day</th>');
    for (const href of [
      'https://temple.example/',
      '/website/faq',
      'mailto:land@temple.example',
      'tel:06752000100',
    ]) {
      expect(cleanHtml(`<a href="${href}">here</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer">here</a>`,
      );
    }
  });

  it('keeps Odia letters and signs', () => {
    expect(cleanHtml('<p>ଜମି &lt; 5 &amp; ଘର</p>')).toBe('<p>ଜମି &lt; 5 &amp; ଘର</p>');
  });
});
