import { useAtomValue } from 'jotai';
import { lazySection } from '../../common/page/lazySection.tsx';
import { isTrackOpenAtom, setTrackOpen } from '../../state/dialogs.ts';

const TrackStatusDialog = lazySection(
  async () => (await import('../../features/track/TrackStatusDialog.tsx')).TrackStatusDialog,
);

const close = () => setTrackOpen(false);

/** The Track Your Status dialog, opened from any page; its code is loaded on first use. */
export function TrackDialog() {
  if (!useAtomValue(isTrackOpenAtom)) return null;
  return <TrackStatusDialog onClose={close} />;
}
