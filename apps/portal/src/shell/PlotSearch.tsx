import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isPlotSearchOpenAtom, setPlotSearchOpen } from '../state/dialogs.ts';

const PlotSearchDialog = lazy(() =>
  import('../features/officer/PlotSearchDialog.tsx').then((module) => ({
    default: module.PlotSearchDialog,
  })),
);

const close = () => setPlotSearchOpen(false);

/** Opens Search Plot from wherever it is asked for; its code is loaded with the first use. */
export function PlotSearch() {
  if (!useAtomValue(isPlotSearchOpenAtom)) return null;
  return (
    <Suspense fallback={null}>
      <PlotSearchDialog onClose={close} />
    </Suspense>
  );
}
