import { setProjectAnnotations } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkEveryStory, type Exceptions } from './checks/everyStory.ts';
import * as preview from './preview.tsx';

const lines: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    lines.push(words.map(String).join(' ').slice(0, 200));
    write(...words);
  };
}

setProjectAnnotations([
  preview,
  {
    initialGlobals: { theme: 'light' },
    beforeEach: () => {
      lines.length = 0;
    },
    afterEach: async ({ canvasElement, parameters }) => {
      await expect(lines, 'console').toEqual([]);
      await checkEveryStory(canvasElement, (parameters['exceptions'] ?? {}) as Exceptions);
    },
  },
]);
