import type { ReactElement } from 'react';
import type { CheckName, Scope } from '../../.storybook/checks/everyStory.ts';

/** A story with one fault, what must find it, and the same story repaired. */
export interface Pair {
  fault: string;
  foundBy: CheckName[];
  faulty: ReactElement;
  repaired: ReactElement;
  /** What the check takes the story for; a story of the kit by default. */
  scope?: Scope;
}

/** Gives the look of a thing of a certain width and height. */
export const size = (width: string, height: string) => ({
  inlineSize: width,
  blockSize: height,
  padding: 0,
  color: 'var(--tl-colour-ink)',
  background: 'var(--tl-colour-surface)',
});
