import type { ReactNode } from 'react';
import { AppFrame } from '../frames/AppFrame.tsx';
import { getOfficerPages, type OfficerTexts } from './officerTexts.ts';

/** The props of `OfficerFrame`. */
export interface OfficerFrameProps {
  texts: OfficerTexts;
  /** Address of the open page. */
  current: string;
  children: ReactNode;
}

/** A page of the officers' area with its side navigation, which is in the header's menu on small screens. */
export function OfficerFrame({ texts, current, children }: OfficerFrameProps) {
  const side = getOfficerPages(texts, current);
  return (
    <AppFrame
      texts={texts.frame}
      userName={texts.userName}
      unread={5}
      navigation={side.map(({ title, links }) => ({ label: title, items: links }))}
      side={side}
    >
      {children}
    </AppFrame>
  );
}
