import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listMissingFiles, listTexts } from '../architecture/component.ts';

const five = ['Patch.tsx', 'Patch.css.ts', 'Patch.stories.tsx', 'Patch.test.tsx', 'Patch.mdx'];

function missingOf(files: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  try {
    mkdirSync(join(folder, 'Patch'));
    for (const file of files) writeFileSync(join(folder, 'Patch', file), '');
    return listMissingFiles(folder, 'Patch');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the checks on the sources of the kit', () => {
  it.each(five)('miss %s, and nothing when it is there', (file) => {
    expect(missingOf(five.filter((other) => other !== file))).toEqual([file]);
    expect(missingOf(five)).toEqual([]);
  });

  it.each([
    ['<p>Search again</p>', '<p>{text}</p>', 'Search again'],
    ['<p>ଆବେଦନ</p>', '<p>{text}</p>', 'ଆବେଦନ'],
    ["<p>{'Closed'}</p>", '<p>{closedText}</p>', 'Closed'],
    ["<p>{isOpen ? 'Hide' : text}</p>", "<p>{kind === 'total' && text}</p>", 'Hide'],
    ['<p>{`${count} rows`}</p>', '<p>{countText(count)}</p>', 'rows'],
    ['<nav aria-label="Pages" />', '<nav aria-label={label} className="pages" />', 'Pages'],
    ['<img alt="Seal" src={seal} />', '<img alt="" src={seal} />', 'Seal'],
    [
      "<input placeholder={hint ?? 'Number'} />",
      '<input type="tel" name={`${id}-no`} />',
      'Number',
    ],
  ])('find the word in %s, and none in %s', (faulty, repaired, word) => {
    expect(listTexts(`export const Part = () => ${faulty};`).map((text) => text.trim())).toEqual([
      word,
    ]);
    expect(listTexts(`export const Part = () => ${repaired};`)).toEqual([]);
  });
});
