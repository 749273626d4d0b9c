import { Check, CircleDashed, type IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { getIcon } from '../Icon/Icon.tsx';
import { pill } from './patch.css.ts';

/** The icons of the two tones of an offer. */
export const offerIcons = { success: Check, neutral: CircleDashed } as const;

type PatchRoot = ComponentProps<'span'> & { 'data-tone': string };

/** Renders a patch with the props of its root, its icon and text. */
export const renderPatch = (root: PatchRoot, shape: IconNode, word: ReactNode) => (
  <span {...root}>
    {getIcon({ of: shape, size: 'small' })}
    {word}
  </span>
);

/** Renders the state of an offer with its text, without loading the styles of the other tones. */
export const renderOfferState = (tone: keyof typeof offerIcons, word: ReactNode) =>
  renderPatch({ className: pill, 'data-tone': tone }, offerIcons[tone], word);
