import { describe, expect, it } from 'vitest';
import { sampleWording } from '@temple-land/portal-core';
import { findAppliedTemplate, findTextFault } from './templateDraft.ts';

const template = (applicationKind: '' | 'lease', version: number, en: string) => ({
  kind: 'order' as const,
  applicationKind,
  version,
  en,
  or: 'ଆଦେଶ',
  savedOn: '2026-01-01T00:00:00Z',
  savedBy: '',
  reason: '',
});

describe('the template of a letter', () => {
  const templates = [
    template('', 1, 'General'),
    template('lease', 1, 'First'),
    template('lease', 2, 'Second'),
  ];

  it('is the newest one of the kind of application', () => {
    expect(findAppliedTemplate(templates, 'order', 'lease')?.text.en).toBe('Second');
  });

  it('is the general one where the kind has none', () => {
    const found = findAppliedTemplate(templates, 'order', 'exchange');
    expect(found).toMatchObject({ own: [], text: { en: 'General' } });
  });

  it('is a sample until a version is saved', () => {
    const sample = { ...template('', 1, 'General'), reason: sampleWording };
    const isSample = (all: readonly (typeof sample)[]) =>
      findAppliedTemplate(all, 'order', 'lease')?.isSample;
    expect(isSample([sample])).toBe(true);
    expect(isSample([sample, template('', 2, 'General')])).toBe(false);
  });

  it('does not exist for another letter', () => {
    expect(findAppliedTemplate(templates, 'query', '')).toBeUndefined();
  });
});

it('the text of a template is checked for its placeholders', () => {
  expect(findTextFault('query', '{query}')).toBeUndefined();
  expect(findTextFault('query', ' ')).toEqual({ why: 'empty' });
  expect(findTextFault('query', '{query')).toEqual({ why: 'braces' });
  expect(findTextFault('query', '{orderNo}')).toEqual({ why: 'unknown', names: ['orderNo'] });
});
