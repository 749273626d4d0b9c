import type { ReactNode } from 'react';
import { main } from './layout.css.ts';
import { ToTop } from './ToTop.tsx';

/** The props of `MainPart`. */
export interface MainPartProps {
  /** Lays out what is inside. */
  className?: string;
  children: ReactNode;
}

/**
 * The main part of a page of the officers' area, without the section's navigation beside it, so that the
 * skip link leads past both.
 */
export function MainPart({ className = '', children }: MainPartProps) {
  return (
    <main id="main" tabIndex={-1} className={`${main} ${className}`}>
      {children}
      <ToTop />
    </main>
  );
}
