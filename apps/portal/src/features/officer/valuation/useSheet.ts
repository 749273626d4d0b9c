import type { Valuation, ValuationEntry } from '@temple-land/portal-core';
import { useState } from 'react';
import {
  computeTypedSheet,
  findPlot,
  listFaultyFields,
  toEntry,
  toTypedLines,
  type TypedLine,
} from './sheetEntry.ts';

/** Returns the sheet of the step that values land: as it is proposed, or as the officer filled it in. */
export function useSheet(proposal: Valuation | undefined) {
  const [kept, setKept] = useState<readonly TypedLine[]>();
  const [isOpen, setIsOpen] = useState(false);
  const plots = proposal?.plots ?? [];
  const lines = kept ?? (proposal ? toTypedLines(proposal) : []);
  const isComplete =
    lines.length > 0 && lines.every((line) => listFaultyFields(line, plots).length === 0);
  const entry: ValuationEntry | undefined = isComplete
    ? { lines: lines.map((line) => toEntry(line, findPlot(plots, line))) }
    : undefined;
  return {
    lines,
    plots,
    /** What is sent; undefined while a field is missing. */
    entry,
    computed: computeTypedSheet(lines, plots),
    keep: setKept,
    /** Whether the dialog of the sheet is open. */
    isOpen,
    setIsOpen,
  };
}

export type SheetState = ReturnType<typeof useSheet>;
