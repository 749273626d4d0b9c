import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns a function that prints the page with every row, also the virtualized ones. */
export function usePrint() {
  const [isPrinting, setIsPrinting] = useState(false);
  const print = () => {
    flushSync(() => setIsPrinting(true));
    window.print();
    setIsPrinting(false);
  };
  return { isPrinting, print };
}
