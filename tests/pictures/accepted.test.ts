import { globSync, readdirSync, existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'tests/pictures/accepted';
const mostBytes = 6_000_000;

describe('the accepted pictures', () => {
  it('are of one build, so that the repository does not fill up', () => {
    const builds = existsSync(folder) ? readdirSync(folder) : [];
    expect(builds.length).toBeLessThanOrEqual(1);
  });

  it('weigh less than 6 MB', () => {
    const sizes = globSync(`${folder}/**/*.png`).map((file) => statSync(file).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
  });
});
