import { useAtomValue } from 'jotai';
import { lazySection } from '../../common/page/lazySection.tsx';
import { isPlotSearchOpenAtom, setPlotSearchOpen } from '../../state/dialogs.ts';
import { useCanSearchPlots } from '../../state/useCanSearchPlots.ts';

const PlotSearchDialog = lazySection(
  async () =>
    (await import('../../features/officer/landReport/PlotSearchDialog.tsx')).PlotSearchDialog,
);

const close = () => setPlotSearchOpen(false);

/** Opens Search Plot from wherever it is asked for; its code is loaded with the first use. */
export function PlotSearch() {
  const isOpen = useAtomValue(isPlotSearchOpenAtom);
  if (!useCanSearchPlots() || !isOpen) return null;
  return <PlotSearchDialog onClose={close} />;
}
