import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTitle, rowsOf, sourceOf, withTables } from './statements.ts';

/** How many statements about the service and the portal each subject has, by the list that shows them. */
const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'server.tsv': { CA: 63, CO: 4, EN: 16, EV: 2, FP: 1, RG: 1, RO: 3, ST: 1, UN: 45, VA: 1 },
  'portal-pages.tsv': { PI: 96, RO: 23, RT: 63, TD: 17 },
  'portal-forms.tsv': {
    CA: 5,
    CO: 8,
    CP: 6,
    EN: 13,
    ER: 66,
    EV: 3,
    FP: 11,
    HD: 5,
    LG: 12,
    OT: 1,
    RG: 19,
    ST: 22,
    TS: 1,
    UN: 45,
    VA: 6,
  },
};

/** The statements that do not hold on purpose; docs/spec-questions.md says why. */
const instead: Readonly<Record<string, readonly string[]>> = {
  'server.tsv': [],
  'portal-pages.tsv': ['PI-089', 'PI-090'],
  'portal-forms.tsv': ['UN-104'],
};

/** A statement and the test that shows it; `line` is a step of the test or a row of its table. */
const statementsOf = (list: string) =>
  rowsOf(list).map(([id = '', state = '', file = '', title = '', line = '']) => ({
    id,
    state,
    file,
    title,
    line,
  }));

const lists = Object.keys(counts);

it('every list about the portal is known', () => {
  const found = readdirSync('tests/requirements').filter((name) => /^portal-.*\.tsv$/.test(name));
  expect(lists).toEqual(expect.arrayContaining(found));
});

describe.each(lists)('%s', (list) => {
  const statements = statementsOf(list);

  it('has every statement of its subjects', () => {
    const found: Record<string, number> = {};
    for (const id of new Set(statements.map((row) => row.id))) {
      const subject = /^([A-Z]{2})-\d{3}$/.exec(id)?.[1] ?? id;
      found[subject] = (found[subject] ?? 0) + 1;
    }
    expect(found).toEqual(counts[list]);
  });

  it('names tests that are there, by title and line', () => {
    const gone = statements.filter(
      ({ file, title, line }) =>
        !hasTitle(sourceOf(file), title) || !withTables(file).includes(line),
    );
    expect(gone).toEqual([]);
  });

  it('holds every statement but those that docs/spec-questions.md answers otherwise', () => {
    const others = statements.filter(({ state }) => state !== 'shown');
    expect(others.filter(({ state }) => state !== 'instead')).toEqual([]);
    expect(others.map(({ id }) => id)).toEqual(instead[list]);
    const reasons = sourceOf('docs/spec-questions.md');
    expect(others.filter(({ id }) => !reasons.includes(id))).toEqual([]);
  });
});
