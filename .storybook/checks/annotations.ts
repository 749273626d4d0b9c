import type { Preview } from '@storybook/react-vite';
import type { RunOptions } from 'axe-core';
import { listenToConsole } from './console.ts';
import { faultsOf, type Exceptions, type Scope, type Shown } from './everyStory.ts';
import { findTranscriptFaults } from './transcript.ts';

/** The name of the first state of each screen. */
const firstState = 'Filled';

function scopeOf(story: string, isScreen: boolean): Scope {
  if (!isScreen) return 'story';
  return story === firstState ? 'screen' : 'state';
}

/** Gives what a project adds so that each of its stories fails on any fault; listens to the console from then on. */
export function everyStory(): Preview {
  const lines = listenToConsole();
  // React warns once on a page, so a second try of a story would be silent.
  const saidBefore = new Map<string, string[]>();
  return {
    beforeEach: () => {
      lines.forget();
    },
    afterEach: async ({ id, name, canvasElement, parameters }) => {
      const said = [...(saidBefore.get(id) ?? []), ...lines.said()];
      saidBefore.set(id, said);
      const shown = {
        canvas: canvasElement,
        said,
        axe: parameters['a11y'].options as RunOptions,
        setLanguage: parameters['setLanguage'] as Shown['setLanguage'],
        scope: scopeOf(name, parameters['isScreen'] === true),
      };
      // Before the other checks, which show the screen in other sizes and languages.
      const changed = shown.scope === 'screen' ? await findTranscriptFaults() : [];
      const faults = await faultsOf(shown, parameters['exceptions'] as Exceptions | undefined);
      const found = Object.entries(faults).map(([name, what]) => `${name}: ${what.join('; ')}`);
      if (changed.length > 0) found.push(['transcript:', ...changed].join('\n'));
      if (found.length > 0) throw new Error(found.join('\n'));
    },
  };
}
