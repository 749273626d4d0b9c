import { configure } from 'storybook/test';

/** Lets `waitFor` and `findBy` wait longer than a second, for a machine that has more to do than this. */
export const bePatient = (): void => configure({ asyncUtilTimeout: 5000 });
