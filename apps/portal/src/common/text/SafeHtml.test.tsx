import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);

const shown = (html: string) => {
  flushSync(() => root.render(<SafeHtml html={html} />));
  return place;
};

afterEach(() => shown(''));

const attacks = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '<svg onload="window.hit=1"><circle/></svg>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<a href="javascript:window.hit=1">x</a>',
  '<a href="jAvAsCrIpT:window.hit=1">x</a>',
  '<a href="data:text/html,<script>1</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<form action="https://evil.example"><input name=q></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<style>*{background:url(https://evil.example)}</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<object data="https://evil.example/x.swf"></object>',
  '<p style="background:url(https://evil.example)" onclick="window.hit=1">x</p>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.hit=1>',
];

describe('a notice from outside', () => {
  it.each(attacks)('runs, loads and frames nothing: %s', (html) => {
    const { innerHTML } = shown(html);
    expect(innerHTML).not.toMatch(
      /<(script|img|svg|iframe|form|input|base|meta|style|link|object)/i,
    );
    expect(innerHTML).not.toMatch(/on\w+=|javascript:|data:|evil/i);
    expect('hit' in window).toBe(false);
  });

  it('keeps allowed elements', () => {
    const html = '<p>Office <b>closed</b> on <em>Monday</em>.</p><ul><li>One</li></ul>';
    expect(shown(html).innerHTML).toBe(html);
    expect(shown('<a href="/website/faq">FAQ</a>').querySelector('a')?.getAttribute('href')).toBe(
      '/website/faq',
    );
    expect(shown('<h1>Big</h1> words').textContent).toBe('Big words');
    const table =
      '<h3>Camps</h3><table><tbody><tr><th scope="row">Puri</th><td colspan="2">Monday</td></tr></tbody></table>';
    expect(shown(table).innerHTML).toBe(table);
  });
});
