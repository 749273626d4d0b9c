import type { ReactNode } from 'react';
import { main } from './layout.css.ts';
import { BackToTop } from './BackToTop.tsx';

/** The props of `MainLandmark`. */
export interface MainLandmarkProps {
  /** The class for the layout of the content. */
  className?: string;
  children: ReactNode;
}

/**
 * The main landmark of a page of the work layout. It does not contain the navigation of the section, so the skip link
 * skips both.
 */
export function MainLandmark({ className = '', children }: MainLandmarkProps) {
  return (
    <main id="main" tabIndex={-1} className={`${main} ${className}`}>
      {children}
      <BackToTop />
    </main>
  );
}
