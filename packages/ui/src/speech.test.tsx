import { composeStories } from '@storybook/react-vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  listTranscribedStories,
  writeTranscript,
  type RunnableStory,
} from './speech/writeTranscript.ts';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('./components/*/*.stories.tsx');

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00+05:30') });
});

afterAll(() => {
  vi.useRealTimers();
});

for (const [path, load] of Object.entries(files)) {
  const name = path.split('/')[2] ?? path;
  it(`${name} says what its transcript says`, async () => {
    const stories = composeStories(await load()) as Record<string, RunnableStory>;
    const told: string[] = [];
    for (const title of listTranscribedStories(Object.keys(stories))) {
      const story = stories[title];
      if (story !== undefined) told.push(await writeTranscript(title, story));
    }
    await expect(`${told.join('\n\n\n')}\n`).toMatchFileSnapshot(
      `./components/${name}/${name}.speech.txt`,
    );
  });
}
