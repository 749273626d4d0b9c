import './vitest.stories.ts';

// The code of all pages and of their parts that are loaded later, so that no story waits for the server of the tests.
import.meta.glob(
  [
    '../apps/portal/src/{common,effects,features,shell}/**/*.tsx',
    '!../apps/portal/src/**/*.test.tsx',
  ],
  { eager: true },
);
