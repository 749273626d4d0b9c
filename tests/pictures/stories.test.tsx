import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as preview from '../../.storybook/preview.tsx';
import { modeOf, type Pictured } from './chosen.ts';
import { strangers } from './glyphs.ts';
import { openAt, settle } from './take.ts';

type Stories = Parameters<typeof composeStories>[0];

interface Composed {
  id: string;
  storyName: string;
  parameters: { chromatic: Pictured };
  run: () => Promise<void>;
}

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00+05:30') });

const modeName = inject('mode');
const theme = modeName === 'dark' ? 'dark' : 'light';
setProjectAnnotations([preview, { initialGlobals: { theme } }]);

// Loaded after the clock stands still.
const files = import.meta.glob<Stories & { default: { title: string } }>(
  '../../packages/ui/src/**/*.stories.tsx',
);

for (const load of Object.values(files)) {
  const file = await load();
  for (const story of Object.values(composeStories(file) as Record<string, Composed>)) {
    const path = `${file.default.title}/${story.storyName}`;
    const mode = modeOf(path, story.parameters.chromatic, modeName);
    if (mode === undefined) continue;
    it(path, async () => {
      await openAt(mode);
      await story.run();
      await settle(mode);
      expect(strangers(), 'characters without a font of the kit').toEqual([]);
      await expect(page).toMatchScreenshot(`${modeName}/${story.id}`);
    });
  }
}
