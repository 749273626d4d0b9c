'use client';
import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { stepsWords } from './Steps.words.ts';

/** The props of `StepsNavigation`, with those of a native `nav`. */
export interface StepsNavigationProps extends ComponentProps<'nav'> {
  label: string | undefined;
}

/** The navigation around the steps, named by the dictionary on the page if it has no name of its own. */
export function StepsNavigation({ label, ...rest }: StepsNavigationProps) {
  const words = useWords('steps', stepsWords);
  return <nav {...mergeProps({ 'aria-label': label ?? words.label }, rest)} />;
}
