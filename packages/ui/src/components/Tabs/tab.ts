import type { ReactNode } from 'react';

/** One view and the words that open it. */
export interface Tab {
  id: string;
  label: string;
  /** How much is in it, for example "12". */
  count?: string;
  /** Read in the place of the count, for example "12 tenders". */
  countLabel?: string;
  /** The view; begins with a heading. */
  content: ReactNode;
}

/** The props of the tab list and of its short form, the button with a list. */
export interface TabChoice {
  /** Start of all ids. */
  id: string;
  label: string;
  tabs: readonly Tab[];
  openId: string;
  onChoose: (id: string) => void;
}
