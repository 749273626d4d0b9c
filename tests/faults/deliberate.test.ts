import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deliberateFaults } from '../../scripts/faults/faultList.ts';
import { buildFaultTable, tableFile } from '../../scripts/faults/faultTable.ts';

describe('the deliberate faults', () => {
  it.each(deliberateFaults)('$fault: can be made, and its test file exists', (row) => {
    const { file, text, replacement, test } = row;
    expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
    expect(replacement).not.toBe(text);
    expect(existsSync(test)).toBe(true);
  });

  it('are listed in their document, which `node scripts/faults.ts --table` writes', () => {
    expect(readFileSync(tableFile, 'utf8')).toBe(buildFaultTable());
  });
});
