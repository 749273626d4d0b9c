import { DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { kitState } from 'virtual:kit-state';
import { Table, type Column } from '../../packages/ui/src/index.ts';
import type { KitState, StateTest } from '../state/readState.ts';
import { Sentence } from './Sentence.tsx';

const columns: Column<StateTest>[] = [
  {
    id: 'test',
    header: 'Tested in a browser',
    renderCell: ({ title }) => <Sentence text={title} />,
  },
  {
    id: 'rule',
    header: 'Rule of the design',
    renderCell: ({ rule }) => (rule === '' ? '–' : rule),
  },
];

/** The checks, the exceptions and the tests of a component; nothing on another page. */
export function StateSection({ name }: { name: string }) {
  const stories = useContext(DocsContext).componentStories();
  const state = (kitState as KitState).components[name];
  if (state === undefined) return null;
  const exceptions = stories.flatMap(({ name: story, parameters }) =>
    Object.entries((parameters['exceptions'] ?? {}) as Record<string, string>).map(
      ([check, reason]) => ({ story, check, reason }),
    ),
  );
  return (
    <>
      <Heading>State of accessibility</Heading>
      <p>
        Each of its {stories.length} stories has all checks of the{' '}
        <a href="./?path=/docs/start-state-of-accessibility--docs" target="_top">
          state of the kit
        </a>
        {exceptions.length === 0 ? '.' : ', except:'}
      </p>
      {exceptions.length > 0 && (
        <ul>
          {exceptions.map(({ story, check, reason }) => (
            <li key={`${story} ${check}`}>
              {story}, “{check}”: {reason}
            </li>
          ))}
        </ul>
      )}
      <Unstyled>
        <Table
          className="docs-table"
          caption={`Tests of ${name}`}
          columns={columns}
          rows={state.tests}
          keyOf={({ title }) => title}
        />
      </Unstyled>
    </>
  );
}
