import type { ReactElement } from 'react';
import type { CheckName } from '../../.storybook/checks/everyStory.ts';

/** A story with one fault, what must find it, and the same story repaired. */
export interface Pair {
  fault: string;
  foundBy: CheckName[];
  faulty: ReactElement;
  repaired: ReactElement;
}

/** Gives the look of a thing of a certain width and height. */
export const size = (width: string, height: string) => ({
  inlineSize: width,
  blockSize: height,
  padding: 0,
  color: 'var(--tl-colour-ink)',
  background: 'var(--tl-colour-surface)',
});
