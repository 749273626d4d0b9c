'use client';
import { useState } from 'react';

/** Returns whether the current drawing was requested with `startRefresh`. */
export function useIsRefreshed(drawing: string | undefined) {
  const [previousDrawing, setReplaced] = useState<string>();
  const [newDrawing, setRenewed] = useState<string>();
  if (previousDrawing !== undefined && drawing !== undefined && drawing !== previousDrawing) {
    setReplaced(undefined);
    setRenewed(drawing);
  }
  return {
    isRefreshed: drawing !== undefined && newDrawing === drawing,
    startRefresh: () => setReplaced(drawing ?? ''),
  };
}
