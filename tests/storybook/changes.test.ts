import { describe, expect, it } from 'vitest';
import { findChanges } from '../../.storybook/docs/changes.ts';

const changesets = [
  "---\n'@temple-land/ui': minor\n---\n\n`OtpField` accepts a pasted code\nwith spaces.\n",
  "---\n'@temple-land/ui': patch\n---\n\nLinks of SiteFooter are 44 px high.\n",
];
const changelog = `# @temple-land/ui

## 0.2.0

### Minor Changes

- 1a2b3c4: OtpField has words of its own.
- 9f8e7d6: Tag can be removed,
  and moves the focus.
`;

describe('the changes of a component', () => {
  it('are those that name it, the next version first', () => {
    expect(findChanges('OtpField', changesets, changelog)).toEqual([
      { text: '`OtpField` accepts a pasted code\nwith spaces.' },
      { version: '0.2.0', text: 'OtpField has words of its own.' },
    ]);
  });

  it('are read over several lines', () => {
    const [change] = findChanges('Tag', changesets, changelog);
    expect(change?.text).toBe('Tag can be removed,\nand moves the focus.');
  });

  it('have of a table only the rows about it', () => {
    const table =
      '---\nx: minor\n---\n\nNames:\n\n| Was | Is |\n|---|---|\n| a | Tag b |\n| c | Card d |\n';
    expect(findChanges('Tag', [table], '')).toEqual([
      { text: 'Names:\n\n| Was | Is |\n|---|---|\n| a | Tag b |' },
    ]);
  });

  it('are not those of a longer word', () => {
    expect(findChanges('Link', changesets, changelog)).toEqual([]);
  });
});
