import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync('apps/portal/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const untyped = /\b(?:href|to)(?:=\{?|: ?)["'`]\/(?!service)[^"'`]*["'`]/g;

describe('links of the portal', () => {
  it('use href with the route table, so that a mistyped path does not compile', () => {
    const found = files.flatMap((file) =>
      (readFileSync(file, 'utf8').match(untyped) ?? []).map((link) => `${file}: ${link}`),
    );
    expect(found).toEqual([]);
  });

  it('are found when they are written as a plain text', () => {
    expect('<Link href="/login">'.match(untyped)).toHaveLength(1);
    expect("{ label, href: '/home' }".match(untyped)).toHaveLength(1);
    expect("<Link href={href('/login')}>".match(untyped)).toBeNull();
  });
});
