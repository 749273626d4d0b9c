import { Button } from '@temple-land/ui';
import { ChevronDown, ChevronUp } from 'lucide';
import { useText } from '../../i18n/useText.ts';

/** What the button takes that opens the talk about a tender. */
export interface TalkToggleProps {
  title: string;
  /** The id of what it opens. */
  controls: string;
  isShown: boolean;
  onShown: (isShown: boolean) => void;
}

/** Opens and closes what was changed and asked about a tender. */
export function TalkToggle({ title, controls, isShown, onShown }: TalkToggleProps) {
  const { t } = useText();
  return (
    <Button
      kind="quiet"
      icon={isShown ? ChevronUp : ChevronDown}
      aria-expanded={isShown}
      {...(isShown ? { 'aria-controls': controls } : {})}
      aria-label={`${t('tender.talk')}: ${title}`}
      onClick={() => onShown(!isShown)}
    >
      {t('tender.talk')}
    </Button>
  );
}
