import { Button, Icon } from '@temple-land/ui';
import { ChevronDown, ChevronUp } from 'lucide';
import { useTranslation } from 'react-i18next';

/** The props of `TenderUpdatesToggle`. */
export interface TenderUpdatesToggleProps {
  title: string;
  /** The id of the controlled element. */
  controls: string;
  isShown: boolean;
  onShown: (isShown: boolean) => void;
}

/** The button that shows the corrigenda and questions of a tender. */
export function TenderUpdatesToggle({
  title,
  controls,
  isShown,
  onShown,
}: TenderUpdatesToggleProps) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  return (
    <Button
      kind="quiet"
      icon={<Icon of={isShown ? ChevronUp : ChevronDown} />}
      aria-expanded={isShown}
      {...(isShown ? { 'aria-controls': controls } : {})}
      aria-label={`${t('talk')}: ${title}`}
      onClick={() => onShown(!isShown)}
    >
      {t('talk')}
    </Button>
  );
}
