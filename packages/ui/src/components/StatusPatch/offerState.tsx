import { Check, CircleDashed, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { iconDrawing } from '../Icon/Icon.tsx';
import { offerPatch } from './patch.css.ts';

/** The shapes of the two tones of an offer. */
export const offerIcons = { success: Check, neutral: CircleDashed } as const;

/** Draws a patch: its classes, the shape of its tone and its word. */
export const drawPatch = (look: string, shape: IconNode, word: ReactNode) => (
  <span className={look}>
    {iconDrawing({ of: shape, size: 'small' })}
    {word}
  </span>
);

/** Draws the state of an offer with its word, without the tones that only other states have. */
export const offerState = (tone: keyof typeof offerIcons, word: ReactNode) =>
  drawPatch(offerPatch[tone], offerIcons[tone], word);
