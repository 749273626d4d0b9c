import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findReferences,
  listRequirements,
  replacedRequirements,
} from '../../scripts/requirements.ts';

const references = findReferences();
const known = new Set(listRequirements());

describe('the requirements of the specification', () => {
  it('are 879', () => {
    expect(known.size).toBe(879);
  });

  it('are each named by a test', () => {
    const named = new Set(references.map(({ id }) => id));
    expect([...known].filter((id) => !named.has(id))).toEqual([]);
  });

  it('are the only ones that tests name', () => {
    expect(references.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('are named directly above a test, a step or a row of a table', () => {
    const orphans = references.filter(({ code }) => /^\s*(?:[\])}]|$)/.test(code));
    expect(orphans).toEqual([]);
  });

  it('have a reason where another behaviour replaces them', () => {
    const reasons = readFileSync('docs/spec-questions.md', 'utf8');
    expect(replacedRequirements.filter((id) => !reasons.includes(id))).toEqual([]);
  });
});
