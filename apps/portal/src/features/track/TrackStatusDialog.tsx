import { Dialog } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { TrackPanel } from './TrackPanel.tsx';

/** The props of `TrackStatusDialog`. */
export interface TrackStatusDialogProps {
  onClose: () => void;
}

/** The Track Your Status dialog; closing it resets form and result (spec 2.3). */
export function TrackStatusDialog({ onClose }: TrackStatusDialogProps) {
  const { t } = useTranslation(['track', 'common', 'specification']);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      title={t('specification:header.track')}
      description={t('lead')}
    >
      <TrackPanel onLeave={onClose} />
    </Dialog>
  );
}
