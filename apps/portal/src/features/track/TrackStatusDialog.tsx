import { Dialog } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { TrackPanel } from './TrackPanel.tsx';

/** The props of `TrackStatusDialog`. */
export interface TrackStatusDialogProps {
  onClose: () => void;
}

/** Track Your Status in a dialog; closing forgets the form and what was found (spec 2.3). */
export function TrackStatusDialog({ onClose }: TrackStatusDialogProps) {
  const { t } = useTranslation(['track', 'common', 'specification']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t('specification:header.track')}
      description={t('lead')}
      closeLabel={t('common:shell.close')}
    >
      <TrackPanel onLeave={onClose} />
    </Dialog>
  );
}
