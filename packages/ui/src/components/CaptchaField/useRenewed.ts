import { useState } from 'react';

/** Remembers that other letters were asked for; tells whether the drawing on show brought them. */
export function useRenewed(drawing: string | undefined) {
  const [replaced, setReplaced] = useState<string>();
  const [renewed, setRenewed] = useState<string>();
  if (replaced !== undefined && drawing !== undefined && drawing !== replaced) {
    setReplaced(undefined);
    setRenewed(drawing);
  }
  return {
    isRenewed: drawing !== undefined && renewed === drawing,
    ask: () => setReplaced(drawing ?? ''),
  };
}
