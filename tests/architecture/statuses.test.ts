import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const outsideApi = filesBelow(['apps/portal/src']).filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.(test|css)\.tsx?$/.test(file) && !file.includes('/src/api/'),
);

describe('a screen', () => {
  it('compares no status numbers; the outcomes table defines their meaning', () => {
    const comparing = outsideApi.filter((file) =>
      /(?:[=!]==|\bcase)\s*[1-9]\d\d\b|\b[1-9]\d\d\s*[=!]==|\banswer\??\.status\b/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(comparing).toEqual([]);
  });

  it('calls the service only by hooks that apply the outcomes table', () => {
    const around = outsideApi.filter((file) =>
      /\bshowPopup\(|\boutcomeOf\(/.test(readFileSync(file, 'utf8')),
    );
    expect(around).toEqual(['apps/portal/src/state/dialogs.ts']);
  });
});
