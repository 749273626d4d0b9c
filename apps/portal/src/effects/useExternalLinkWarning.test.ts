import { describe, expect, it } from 'vitest';
import { isExternal } from './useExternalLinkWarning.ts';

const here = 'https://portal.temple.example/home';

describe('isExternal', () => {
  it.each([
    'https://donations.temple.example/',
    'http://other.example',
    '//evil.example/x',
    'https://portal.temple.example@evil.example/',
    'https://portal.temple.example:8443/',
    'HTTPS://PORTAL.TEMPLE.EXAMPLE.EVIL.EXAMPLE/',
    String.raw`https:\\evil.example`,
  ])('warns before %s', (address) => {
    expect(isExternal(address, here)).toBe(true);
  });

  it.each([
    '/login',
    '#main',
    'https://portal.temple.example/website/faq',
    'mailto:land.help@temple.example',
    'tel:06752000000',
    'blob:https://portal.temple.example/1',
    'https://',
  ])('passes %s', (address) => {
    expect(isExternal(address, here)).toBe(false);
  });
});
