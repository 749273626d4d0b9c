import { describe, expect, it } from 'vitest';
import { toRecordValues } from '../records/recordValues.ts';
import { listChangedFields, toRecordSource, toRow } from './recordDraft.ts';

const fields = { title: 'Camp', titleOr: '', description: '<p>At ten.</p><p>Bring papers.</p>' };
const asIs = (_: string, value: string) => value;
const compare = (changes: object) =>
  listChangedFields('notification', { fields }, { fields: { ...fields, ...changes } }, asIs).map(
    ({ field: [name], language, lines }) => [name, language, lines.map(({ text }) => text)],
  );

describe('the differences of a record', () => {
  it('are the lines of its fields, with the language of each', () => {
    expect(compare({ titleOr: 'ଶିବିର', description: '<p>At ten.</p><p>Bring a map.</p>' })).toEqual([
      ['titleOr', 'or', ['ଶିବିର']],
      ['description', 'en', ['Bring papers.', 'Bring a map.']],
    ]);
    expect(compare({})).toEqual([]);
  });

  it('are in the marks where the words are the same', () => {
    const marked = fields.description.replace('ten', '<strong>ten</strong>');
    expect(compare({ description: marked })).toEqual([
      ['description', 'en', ['<p>At ten.</p>', '<p>At <strong>ten</strong>.</p>']],
    ]);
  });
});

it('a draft has the values of its form that are valid on their own', () => {
  const values = toRecordValues('faq', toRow({ fields: { question: 'Who?', place: 3 } }));
  const typed = { ...values, texts: { ...values.texts, place: 'third', answer: 'You' } };
  expect(toRecordSource('faq', values, null).fields).toMatchObject({ question: 'Who?', place: 3 });
  expect(toRecordSource('faq', typed, null).fields).not.toHaveProperty('place');
  expect(toRecordSource('faq', typed, null).fields).toMatchObject({ answer: 'You' });
});
