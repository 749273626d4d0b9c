import { useAtomValue } from 'jotai';
import { lazySection } from '../../common/page/lazySection.tsx';
import { isTrackOpenAtom, setTrackOpen } from '../../state/dialogs.ts';

const TrackStatusDialog = lazySection(
  async () => (await import('../../features/track/TrackStatusDialog.tsx')).TrackStatusDialog,
);

const close = () => setTrackOpen(false);

/** Opens Track Your Status from wherever it is asked for; its code is loaded with the first use. */
export function TrackDialog() {
  if (!useAtomValue(isTrackOpenAtom)) return null;
  return <TrackStatusDialog onClose={close} />;
}
