import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  getLetterKind,
  hasSoundBraces,
  listUnknownPlaceholders,
  missingValue,
} from './letterTemplate.ts';

describe('a template of a letter', () => {
  it('names the placeholders that its letter does not have', () => {
    expect(listUnknownPlaceholders('query', 'To {applicant}: {query} by {dueOn}')).toEqual([]);
    expect(listUnknownPlaceholders('query', '{orderNo} {orderNo} {nobody}')).toEqual([
      'nobody',
      'orderNo',
    ]);
  });

  it('has closed braces around names only', () => {
    expect(hasSoundBraces('Plot {plot}')).toBe(true);
    expect(['Plot {plot', 'Plot plot}', 'Plot { plot }', '{}'].filter(hasSoundBraces)).toEqual([]);
  });

  it('is filled with the values of a case', () => {
    expect(fillTemplate('Plot {plot} in {mouza}.', { plot: '12', mouza: 'Bira' })).toBe(
      'Plot 12 in Bira.',
    );
  });

  it('leaves out a paragraph about a value that the case does not have', () => {
    const template = 'Plot {plot}.\n\nThe lease is for {termYears} years.\n\n\nEnd.';
    expect(fillTemplate(template, { plot: '12', termYears: '' })).toBe('Plot 12.\n\nEnd.');
    expect(fillTemplate(template, { plot: '12', termYears: '30' })).toContain('for 30 years.');
  });

  it('marks a value that is not entered yet', () => {
    expect(fillTemplate('Order {orderNo}', {})).toBe(`Order ${missingValue}`);
  });

  it('does not replace braces within a value', () => {
    expect(fillTemplate('{query}', { query: 'What is {plot}?', plot: '12' })).toBe(
      'What is {plot}?',
    );
  });
});

it('some steps of a land application issue a letter', () => {
  expect(getLetterKind(2, 'issueOrder')).toBe('order');
  expect(getLetterKind(2, 'resolve')).toBe('demand');
  expect(getLetterKind(2, 'sendToField')).toBeUndefined();
  expect(getLetterKind(2, 'toString')).toBeUndefined();
  expect(getLetterKind(1, 'reject')).toBeUndefined();
});
