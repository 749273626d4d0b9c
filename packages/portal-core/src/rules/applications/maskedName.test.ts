import { describe, expect, it } from 'vitest';
import { maskName } from './maskedName.ts';

describe('a masked name', () => {
  it.each([
    ['Sarojini Behera', 'S*** B***'],
    ['  Kuni   Das ', 'K*** D***'],
    ['A', 'A***'],
    ['ସରୋଜିନୀ ବେହେରା', 'ସ*** ବେ***'],
    ['', ''],
  ])('of %j is %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
