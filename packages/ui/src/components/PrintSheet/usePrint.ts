'use client';
import { useEffect, useEffectEvent } from 'react';

/** The options of `usePrint`. */
export interface PrintOptions {
  /** Opens the print dialog after the first render. */
  isAutomatic: boolean;
  onPrinted: (() => void) | undefined;
}

async function printIf(shouldPrint: () => boolean): Promise<void> {
  await document.fonts.ready;
  if (shouldPrint()) globalThis.print();
}

/** Returns a function that prints when all fonts are loaded; calls `onPrinted` when the print dialog is closed. */
export function usePrint({ isAutomatic, onPrinted }: PrintOptions): () => void {
  const notifyPrinted = useEffectEvent(() => onPrinted?.());
  useEffect(() => {
    let isMounted = true;
    const close = () => notifyPrinted();
    globalThis.addEventListener('afterprint', close);
    if (isAutomatic) void printIf(() => isMounted);
    return () => {
      isMounted = false;
      globalThis.removeEventListener('afterprint', close);
    };
  }, [isAutomatic]);
  return () => void printIf(() => true);
}
