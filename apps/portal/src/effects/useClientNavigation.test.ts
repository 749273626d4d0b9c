import { describe, expect, it } from 'vitest';
import { portalTarget } from './useClientNavigation.ts';

const here = 'http://127.0.0.1:8080/home?q=1';
const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const link = (href: string, more: { target?: string; download?: string } = {}) => ({
  href,
  target: '',
  download: '',
  ...more,
});

describe('portalTarget', () => {
  it('is the address of a page of the portal', () => {
    expect(portalTarget(click, link('http://127.0.0.1:8080/login?a=b#c'), here)).toBe(
      '/login?a=b#c',
    );
    expect(portalTarget(click, link('http://127.0.0.1:8080/home?q=1'), here)).toBe('/home?q=1');
  });

  it.each([
    ['another host', link('http://127.0.0.1:8081/login')],
    ['mail', link('mailto:land.help@temple.example')],
    ['a file of the service', link('http://127.0.0.1:8080/service/downloadDocument/a.pdf')],
    ['a new tab', link('http://127.0.0.1:8080/login', { target: '_blank' })],
    ['a download', link('http://127.0.0.1:8080/form.pdf', { download: 'form.pdf' })],
    ['a place on the same page', link('http://127.0.0.1:8080/home?q=1#main')],
  ])('leaves %s to the browser', (_what, anchor) => {
    expect(portalTarget(click, anchor, here)).toBeUndefined();
  });

  it('leaves clicks that ask for something else to the browser', () => {
    const anchor = link('http://127.0.0.1:8080/login');
    expect(portalTarget({ ...click, ctrlKey: true }, anchor, here)).toBeUndefined();
    expect(portalTarget({ ...click, button: 1 }, anchor, here)).toBeUndefined();
    expect(portalTarget({ ...click, defaultPrevented: true }, anchor, here)).toBeUndefined();
  });
});
