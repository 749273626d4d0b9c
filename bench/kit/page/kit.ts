import type { ComponentType, ReactNode } from 'react';

/** The theme of a page. */
export type Theme = 'light' | 'dark';

/** The seven parts of page R built with one kit, and its root component. */
export interface Kit {
  Root: ComponentType<{ theme: Theme; children: ReactNode }>;
  /** Bar with navigation and font-size buttons. */
  Header: ComponentType;
  /** Accordion of ten. */
  Questions: ComponentType;
  /** Eight tabs. */
  Topics: ComponentType;
  /** Form of six fields. */
  Details: ComponentType;
  /** A button and the dialog it opens. */
  Confirm: ComponentType;
  /** Twenty cards. */
  Tenders: ComponentType;
  Pages: ComponentType;
}
