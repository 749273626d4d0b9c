import type { ReactNode } from 'react';

/** One view and the label of its tab. */
export interface Tab {
  id: string;
  label: string;
  /** The number of its entries, for example "12". */
  count?: string;
  /** Text for screen readers in place of the count, for example "12 tenders". */
  countLabel?: string;
  /** The view; begins with a heading. */
  content: ReactNode;
}

/** The props of the tab list and of the menu that replaces it. */
export interface TabChoice {
  /** Prefix of all ids. */
  id: string;
  label: string;
  tabs: readonly Tab[];
  selectedKey: string;
  onSelectionChange: (id: string) => void;
}
