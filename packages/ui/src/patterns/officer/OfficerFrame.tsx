import type { ReactNode } from 'react';
import { AppFrame } from '../frames/AppFrame.tsx';
import { sideOf, type OfficerWords } from './officerTexts.ts';

/** The props of `OfficerFrame`. */
export interface OfficerFrameProps {
  words: OfficerWords;
  /** Address of the open page. */
  current: string;
  children: ReactNode;
}

/** The officers' section: its pages beside the page, and in the header where that has no room. */
export function OfficerFrame({ words, current, children }: OfficerFrameProps) {
  const side = sideOf(words, current);
  return (
    <AppFrame
      words={words.frame}
      userName={words.userName}
      unread={5}
      navigation={side.map(({ title, links }) => ({ label: title, items: links }))}
      side={side}
    >
      {children}
    </AppFrame>
  );
}
