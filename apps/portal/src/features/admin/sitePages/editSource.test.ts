import { describe, expect, it } from 'vitest';
import type { PageSource } from '@temple-land/portal-core';
import {
  addBlock,
  addSection,
  moveBlock,
  moveSection,
  removeBlock,
  removeSection,
  writeBlock,
} from './editSource.ts';

const empty: PageSource = {
  title: { en: '', or: '', hi: '' },
  lead: { en: '', or: '', hi: '' },
  sections: [],
};
const two = addBlock(addSection(addSection(empty)), 0, 'list');
const ids = ({ sections }: PageSource) => sections.map(({ id }) => id);
const kinds = ({ sections }: PageSource) => sections[0]?.blocks.map(({ kind }) => kind);

describe('the structure of a page', () => {
  it('has sections with different ids, also after one was removed', () => {
    expect(ids(two)).toEqual(['section-1', 'section-2']);
    expect(ids(addSection(removeSection(two, 0)))).toEqual(['section-2', 'section-3']);
  });

  it('changes its order by one, and stays where there is no further place', () => {
    expect(ids(moveSection(two, 1, -1))).toEqual(['section-2', 'section-1']);
    expect(ids(moveSection(two, 1, 1))).toEqual(['section-1', 'section-2']);
    expect(kinds(moveBlock(two, [0, 0], 1))).toEqual(['list', 'text']);
    expect(kinds(removeBlock(two, [0, 0]))).toEqual(['list']);
  });

  it('has the text of a block in one language', () => {
    const written = writeBlock(two, [0, 1], 'or', 'ଜମି');
    expect(written.sections[0]?.blocks[1]?.texts).toEqual({ en: '', or: 'ଜମି', hi: '' });
  });
});
