import { useAtomValue } from 'jotai';
import { lazySection } from '../../common/page/lazySection.tsx';
import { isPlotSearchOpenAtom, setPlotSearchOpen } from '../../state/dialogs.ts';
import { useCanSearchPlots } from '../../state/useCanSearchPlots.ts';

const PlotSearchDialog = lazySection(
  async () =>
    (await import('../../features/officer/landReport/PlotSearchDialog.tsx')).PlotSearchDialog,
);

const close = () => setPlotSearchOpen(false);

/** The Search Plot dialog, opened from any page; its code is loaded on first use. */
export function PlotSearch() {
  const isOpen = useAtomValue(isPlotSearchOpenAtom);
  if (!useCanSearchPlots() || !isOpen) return null;
  return <PlotSearchDialog onClose={close} />;
}
