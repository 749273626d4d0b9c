import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'tests/requirements';

/** How many statements about the portal each subject has, by the list that shows them. */
const counts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
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

/** The statements that the portal does not hold on purpose; docs/spec-questions.md says why. */
const instead: Readonly<Record<string, readonly string[]>> = {
  'portal-pages.tsv': ['PI-089', 'PI-090'],
  'portal-forms.tsv': ['UN-102', 'UN-104'],
};

/** A statement and the test that shows it, or what is missing; `line` is a step of the test or a row of its table. */
const rowsOf = (list: string) =>
  readFileSync(`${folder}/${list}`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [id = '', state = '', file = '', title = '', line = ''] = row.split('\t');
      return { id, state, file, title, line };
    });

const lists = readdirSync(folder).filter((name) => /^portal-.*\.tsv$/.test(name));
const sources = new Map<string, string>();

/** Gives a file's text, read once; a file that is gone has none. */
function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const read = existsSync(file) ? readFileSync(file, 'utf8') : '';
  sources.set(file, read);
  return read;
}

/** Gives a test's text with that of the tables beside it. */
function withTables(file: string): string {
  const source = sourceOf(file);
  const folderOf = file.slice(0, file.lastIndexOf('/'));
  const tables = [...source.matchAll(/from '\.(\/\w+\.ts)'/g)];
  return [source, ...tables.map(([, name = '']) => sourceOf(folderOf + name))].join('\n');
}

const hasQuoted = (source: string, words: string) =>
  [`'${words}'`, `"${words}"`, `\`${words}\``].some((quoted) => source.includes(quoted));

describe('the requirements of the portal', () => {
  it('stand in lists that are known, the pages always among them', () => {
    expect(lists).toContain('portal-pages.tsv');
    expect(lists.filter((list) => counts[list] === undefined)).toEqual([]);
  });

  it.each(lists)('%s has every statement of its subjects', (list) => {
    const found: Record<string, number> = {};
    for (const id of new Set(rowsOf(list).map((row) => row.id))) {
      const subject = /^([A-Z]{2})-\d{3}$/.exec(id)?.[1] ?? id;
      found[subject] = (found[subject] ?? 0) + 1;
    }
    expect(found).toEqual(counts[list]);
  });

  it.each(lists)('%s names tests that are there, by title and step', (list) => {
    const gone = rowsOf(list).filter(({ file, title, line }) => {
      const isThere = title !== '' && hasQuoted(sourceOf(file), title);
      return !isThere || !withTables(file).includes(line);
    });
    expect(gone).toEqual([]);
  });

  it.each(lists)(
    '%s holds every statement but those that stand in docs/spec-questions.md',
    (list) => {
      const others = rowsOf(list).filter(({ state }) => state !== 'shown');
      expect(others.filter(({ state }) => state !== 'instead')).toEqual([]);
      expect(others.map(({ id }) => id)).toEqual(instead[list]);
      const reasons = sourceOf('docs/spec-questions.md');
      expect(others.filter(({ id }) => !reasons.includes(id))).toEqual([]);
    },
  );
});
