import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, beforeAll } from 'vitest';
import { page } from 'vitest/browser';
import { bePatient } from './patience.ts';
import * as preview from './preview.tsx';

bePatient();
setProjectAnnotations([preview]);

const desktop = [1280, 900] as const;

// All files of a worker have one page, so each begins without what the one before left on it.
beforeAll(async () => {
  history.replaceState(null, '', location.pathname + location.search);
  await page.viewport(...desktop);
});

const Nothing = composeStory({ render: () => <></> }, { title: 'Nothing' });

afterAll(async () => {
  // A story takes away the one before it.
  await Nothing.run();
  document.querySelector('[data-live-announcer]')?.remove();
});
