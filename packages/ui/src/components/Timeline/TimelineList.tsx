'use client';
import type { ComponentProps } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { timelineWords } from './Timeline.words.ts';

/** The props of `TimelineList`, with those of a native `ol`. */
export interface TimelineListProps extends ComponentProps<'ol'> {
  label: string | undefined;
}

/** The list of events, named by the dictionary on the page if it has no name of its own. */
export function TimelineList({ label, ...rest }: TimelineListProps) {
  const words = useWords('timeline', timelineWords);
  return <ol aria-label={label ?? words.label} {...rest} />;
}
