import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isTrackOpenAtom, setTrackOpen } from '../state/dialogs.ts';

const TrackStatusDialog = lazy(() =>
  import('../features/track/TrackStatusDialog.tsx').then((module) => ({
    default: module.TrackStatusDialog,
  })),
);

const close = () => setTrackOpen(false);

/** Opens Track Your Status from wherever it is asked for; its code is loaded with the first use. */
export function TrackDialog() {
  if (!useAtomValue(isTrackOpenAtom)) return null;
  return (
    <Suspense fallback={null}>
      <TrackStatusDialog onClose={close} />
    </Suspense>
  );
}
