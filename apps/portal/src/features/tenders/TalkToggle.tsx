import { Button } from '@temple-land/ui';
import { ChevronDown, ChevronUp } from 'lucide';
import { useTranslation } from 'react-i18next';

/** The props of `TalkToggle`. */
export interface TalkToggleProps {
  title: string;
  /** The id of what it opens. */
  controls: string;
  isShown: boolean;
  onShown: (isShown: boolean) => void;
}

/** Opens and closes what was changed and asked about a tender. */
export function TalkToggle({ title, controls, isShown, onShown }: TalkToggleProps) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  return (
    <Button
      kind="quiet"
      icon={isShown ? ChevronUp : ChevronDown}
      aria-expanded={isShown}
      {...(isShown ? { 'aria-controls': controls } : {})}
      aria-label={`${t('talk')}: ${title}`}
      onClick={() => onShown(!isShown)}
    >
      {t('talk')}
    </Button>
  );
}
