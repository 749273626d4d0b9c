import { useAtomValue } from 'jotai';
import { part } from '../blocks/part.tsx';
import { isPlotSearchOpenAtom, setPlotSearchOpen } from '../state/dialogs.ts';

const PlotSearchDialog = part(
  async () => (await import('../features/officer/PlotSearchDialog.tsx')).PlotSearchDialog,
);

const close = () => setPlotSearchOpen(false);

/** Opens Search Plot from wherever it is asked for; its code is loaded with the first use. */
export function PlotSearch() {
  if (!useAtomValue(isPlotSearchOpenAtom)) return null;
  return <PlotSearchDialog onClose={close} />;
}
