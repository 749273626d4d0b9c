'use client';
import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import type { DataColumn } from '../types.ts';

/** The details of cards: whether they are hidden, and the checkbox that shows them. */
export interface CardDetails {
  isBrief: boolean;
  checkbox: ReactNode;
}

/** Returns the state of the details of cards; no checkbox if none of the columns is a detail. */
export function useCardDetails<Row>(
  columns: readonly DataColumn<Row>[],
  label: string,
): CardDetails {
  const [isShown, setIsShown] = useState(false);
  const hasDetails = columns.some(({ isCardDetail }) => isCardDetail);
  return {
    isBrief: hasDetails && !isShown,
    checkbox: hasDetails && <Checkbox label={label} isSelected={isShown} onChange={setIsShown} />,
  };
}
