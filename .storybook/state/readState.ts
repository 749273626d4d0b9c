import { globSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { axeTags } from '../checks/axeTags.ts';

/** A test of a component, and the rule of the design language that it shows, '' for none. */
export interface StateTest {
  title: string;
  rule: string;
}

/** What is known of the accessibility of a component, from its files. */
export interface ComponentState {
  /** Section and name, `Fields/Select`. */
  title: string;
  maturity: string;
  stories: number;
  /** Whether a story leaves a check out; its page says which, and why. */
  hasExceptions: boolean;
  tests: StateTest[];
  /** Whether its transcript is kept and compared. */
  hasTranscript: boolean;
}

/** The state of all components, and the rules of axe by criterion. */
export interface KitState {
  components: Record<string, ComponentState>;
  axeRules: Record<string, string[]>;
}

// `describe('…'` or `it('…'`, also behind `.each(…)`, with its indentation.
const titles = /^( *)(describe|it)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*'((?:[^'\\]|\\.)+)'/gm;

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Returns the tests of a file, with the title of the group before that of the test. */
function readTests(name: string, file: string, text: string, rules: Map<string, string>) {
  const groups: string[] = [];
  return [...text.matchAll(titles)].flatMap(([, indent = '', kind, raw = '']) => {
    const depth = indent.length / 2;
    const title = raw.replaceAll("\\'", "'");
    groups.length = Math.min(groups.length, depth);
    if (kind === 'describe') groups[depth] = title;
    if (kind === 'describe') return [];
    const group = groups.filter((each) => each !== undefined && each !== name).join(' ');
    const rule = rules.get(`${file} ${title}`) ?? '';
    return [{ title: `${group} ${title}`.trim(), rule }];
  });
}

function readRules(file: string): Map<string, string> {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [, rule = '', , test = '', title = ''] = row.split('\t');
      return [`${test} ${title}`, rule];
    }),
  );
}

/** Returns the rules of axe that stories are checked by, with the criterion of each: 1.4.3. */
export function listAxeRules(): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  for (const { ruleId, tags } of axe.getRules(axeTags)) {
    for (const tag of tags) {
      const [, ...numbers] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      if (numbers.length > 0) (rules[numbers.join('.')] ??= []).push(ruleId);
    }
  }
  return rules;
}

/** Returns the state of the components below a folder of the workspace, and the files that it was read from. */
export function readState(workspace: string): [KitState, files: string[]] {
  const rules = readRules(`${workspace}/tests/requirements/kit.tsv`);
  const folders = globSync('packages/ui/src/components/*', { cwd: workspace }).sort();
  const files: string[] = [];
  const read = (path: string) => {
    files.push(`${workspace}/${path}`);
    return readFileSync(`${workspace}/${path}`, 'utf8');
  };
  const components = folders.map((folder) => {
    const name = folder.split('/').at(-1) ?? '';
    const stories = read(`${folder}/${name}.stories.tsx`);
    const testFiles = globSync(`${folder}/**/*.test.tsx`, { cwd: workspace }).sort();
    const tests = testFiles.flatMap((file) => readTests(name, file, read(file), rules));
    const state: ComponentState = {
      title: / title: '([^']+)'/.exec(stories)?.[1] ?? name,
      maturity: /\n {2}tags: \['(\w+)'\]/.exec(stories)?.[1] ?? '',
      stories: count(stories, /^export const \w+: Story/gm),
      hasExceptions: stories.includes('exceptions: {'),
      tests,
      hasTranscript: read(`${folder}/${name}.speech.txt`).trim() !== '',
    };
    return [name, state] as const;
  });
  return [{ components: Object.fromEntries(components), axeRules: listAxeRules() }, files];
}
