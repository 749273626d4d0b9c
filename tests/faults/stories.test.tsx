import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { RunOptions } from 'axe-core';
import type { ReactElement } from 'react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { everyStory } from '../../.storybook/checks/annotations.ts';
import { listenToConsole } from '../../.storybook/checks/console.ts';
import {
  faultsOf,
  type CheckName,
  type Faults,
  type Scope,
} from '../../.storybook/checks/everyStory.ts';
import * as preview from '../../.storybook/preview.tsx';
import { lowButton, pairs } from './pairs.tsx';

const lines = listenToConsole();
const meta = { title: 'Faults' };
const storyOf = (node: ReactElement) => ({ render: () => node });

const setLanguage = async (language: string) => {
  document.documentElement.lang = language;
};

async function faultsIn(node: ReactElement, scope?: Scope): Promise<Faults> {
  lines.forget();
  const story = composeStory(storyOf(node), meta);
  await story.run();
  const axe = story.parameters['a11y'].options as RunOptions;
  return faultsOf({ canvas: document.body, said: lines.said(), axe, setLanguage, scope });
}

// The longest walk has 300 stops four times, and one that is stopped presses Tab in the next test.
const patienceMs = 240_000;

beforeEach(() => page.viewport(1200, 900));
afterAll(() => {
  setProjectAnnotations([preview]);
});

describe('the checks on stories', () => {
  it.each(pairs)(
    'find $fault, and nothing when it is repaired',
    async (pair) => {
      await expect(Object.keys(await faultsIn(pair.faulty, pair.scope))).toEqual(pair.foundBy);
      await page.viewport(1200, 900);
      await expect(await faultsIn(pair.repaired, pair.scope)).toEqual({});
    },
    patienceMs,
  );

  it('have each been seen to find a fault', () => {
    const all: CheckName[] = [
      'console',
      'axe, light',
      'axe, dark',
      'axe, forced colours',
      'targets of 44 px',
      'spoken once',
      'read well',
      '320 px',
      '320 px, text of 19 px',
      '320 px, Odia and Hindi',
      'text spacing',
      '320 px, focus of 2 px at 3:1',
      'focus of 2 px at 3:1',
      'reduced motion',
    ];
    expect(new Set(pairs.flatMap(({ foundBy }) => foundBy))).toEqual(new Set(all));
  });

  it('fail the story, unless it says why it is excepted', async () => {
    const project = setProjectAnnotations([preview, everyStory()]);
    const low = storyOf(lowButton);
    await expect(composeStory(low, meta, project).run()).rejects.toThrow('targets of 44 px');
    const excepted = { ...low, parameters: { exceptions: { 'targets of 44 px': 'a sample' } } };
    await composeStory(excepted, meta, project).run();
  });
});
