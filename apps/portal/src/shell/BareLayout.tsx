import type { ReactNode } from 'react';

/** No header and no footer: the page alone, for a document that is printed (spec 2.9). */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
