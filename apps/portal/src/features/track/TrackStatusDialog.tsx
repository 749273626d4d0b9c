import { Dialog } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import { TrackPanel } from './TrackPanel.tsx';

/** What the Track Your Status dialog takes. */
export interface TrackStatusDialogProps {
  onClose: () => void;
}

/** Track Your Status in a dialog; closing forgets the form and what was found (spec 2.3). */
export function TrackStatusDialog({ onClose }: TrackStatusDialogProps) {
  const { m, t } = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={m('header.track')}
      description={t('track.lead')}
      closeLabel={t('shell.close')}
    >
      <TrackPanel onLeave={onClose} />
    </Dialog>
  );
}
