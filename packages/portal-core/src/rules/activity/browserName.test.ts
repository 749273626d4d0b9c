import { describe, expect, it } from 'vitest';
import { parseBrowserName } from './browserName.ts';

describe('browserNameOf', () => {
  const chrome =
    'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  it.each([
    [`${chrome} Edg/140.0`, 'Edge'],
    [chrome, 'Chrome'],
    ['Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
    ['Mozilla/5.0 (Mac) AppleWebKit/605 (KHTML, like Gecko) Version/18 Safari/605', 'Safari'],
    ['curl/8', 'Other'],
  ])('reads %s', (userAgent, name) => {
    expect(parseBrowserName(userAgent)).toBe(name);
  });
});
