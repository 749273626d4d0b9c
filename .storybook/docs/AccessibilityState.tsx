import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { kitState } from 'virtual:kit-state';
import { Table, type Column } from '../../packages/ui/src/index.ts';
import { criteriaOfChecks } from '../checks/criteria.ts';
import type { ComponentState, KitState } from '../state/readState.ts';
import { wcagNames } from '../state/wcagNames.ts';

const { components, axeRules } = kitState as KitState;

interface Criterion {
  number: string;
  rules: string[];
  checks: string[];
}

const byNumber = new Intl.Collator('en', { numeric: true });

function listCriteria(): Criterion[] {
  const checks = Object.entries(criteriaOfChecks);
  const numbers = new Set([...Object.keys(axeRules), ...checks.flatMap(([, list]) => list)]);
  return [...numbers]
    .sort((one, other) => byNumber.compare(one, other))
    .map((number) => ({
      number,
      rules: axeRules[number] ?? [],
      checks: checks.filter(([, list]) => list.includes(number)).map(([name]) => name),
    }));
}

const criteriaColumns: Column<Criterion>[] = [
  {
    id: 'criterion',
    header: 'Criterion',
    renderCell: ({ number }) => `${number} ${wcagNames[number]?.[0] ?? ''}`,
  },
  { id: 'level', header: 'Level', renderCell: ({ number }) => wcagNames[number]?.[1] ?? '' },
  {
    id: 'checks',
    header: 'Checks of every story',
    renderCell: ({ checks }) => (checks.length === 0 ? 'none' : checks.join('; ')),
  },
  {
    id: 'rules',
    header: 'Rules of axe',
    renderCell: ({ rules }) => (rules.length === 0 ? 'none' : rules.join(', ')),
  },
];

const toId = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const componentColumns: Column<[string, ComponentState]>[] = [
  {
    id: 'name',
    header: 'Component',
    renderCell: ([name, { title }]) => (
      <a href={`./?path=/docs/${toId(title)}--docs`} target="_top">
        {name}
      </a>
    ),
  },
  { id: 'maturity', header: 'Maturity', renderCell: ([, { maturity }]) => maturity },
  {
    id: 'stories',
    header: 'Stories with all checks',
    align: 'end',
    renderCell: ([, { stories }]) => stories,
  },
  {
    id: 'exceptions',
    header: 'Exceptions',
    renderCell: ([, { hasExceptions }]) => (hasExceptions ? 'see its page' : 'none'),
  },
  { id: 'tests', header: 'Tests', align: 'end', renderCell: ([, { tests }]) => tests.length },
  {
    id: 'rules',
    header: 'Rules shown',
    align: 'end',
    renderCell: ([, { tests }]) => tests.filter(({ rule }) => rule !== '').length,
  },
  {
    id: 'transcript',
    header: 'Transcript',
    renderCell: ([, { hasTranscript }]) => (hasTranscript ? 'compared' : 'none'),
  },
];

/** The criteria of WCAG with the checks that test them, and the state of each component; all from the sources. */
export function AccessibilityState() {
  return (
    <>
      <Heading>Criteria of WCAG 2.2</Heading>
      <Unstyled>
        <Table
          className="docs-table"
          caption="Criteria of WCAG 2.2 and the checks that test them"
          columns={criteriaColumns}
          rows={listCriteria()}
          keyOf={({ number }) => number}
        />
      </Unstyled>
      <Heading>Components</Heading>
      <Unstyled>
        <Table
          className="docs-table"
          caption="Components and their tests"
          columns={componentColumns}
          rows={Object.entries(components)}
          keyOf={([name]) => name}
        />
      </Unstyled>
    </>
  );
}
