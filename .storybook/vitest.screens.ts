import { setProjectAnnotations } from '@storybook/react-vite';
import { everyStory } from './checks/annotations.ts';
import { bePatient } from './patience.ts';
import * as preview from './preview.tsx';

bePatient();
// In this file itself: it runs anew for each file of stories, what it imports only once on a page.
setProjectAnnotations([preview, everyStory()]);

// The code of all pages and of their parts that are loaded later, so that no story waits for the server of the tests.
import.meta.glob(
  [
    '../apps/portal/src/{common,effects,features,shell}/**/*.tsx',
    '!../apps/portal/src/**/*.test.tsx',
  ],
  { eager: true },
);
