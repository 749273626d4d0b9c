import { useEffect, useEffectEvent } from 'react';

/** When the page is printed, and what follows. */
export interface PrintSettings {
  /** Opens the print dialog when the page is there. */
  isAutomatic: boolean;
  onPrinted: (() => void) | undefined;
}

async function printWhen(isWanted: () => boolean): Promise<void> {
  await document.fonts.ready;
  if (isWanted()) globalThis.print();
}

/** Returns a function that prints when all fonts are loaded; calls `onPrinted` when the print dialog is closed. */
export function usePrint({ isAutomatic, onPrinted }: PrintSettings): () => void {
  const tell = useEffectEvent(() => onPrinted?.());
  useEffect(() => {
    let isHere = true;
    const close = () => tell();
    globalThis.addEventListener('afterprint', close);
    if (isAutomatic) void printWhen(() => isHere);
    return () => {
      isHere = false;
      globalThis.removeEventListener('afterprint', close);
    };
  }, [isAutomatic]);
  return () => void printWhen(() => true);
}
