import { Button } from '@temple-land/ui';
import { useText } from '../i18n/useText.ts';
import type { Said } from '../state/said.ts';
import { OutcomeMessage } from './OutcomeMessage.tsx';
import { row, stack } from './surface.css.ts';

/** What a failed question to the service takes. */
export interface TryAgainProps {
  /** What the outcome says; nothing is drawn without it. */
  said: Said | undefined;
  /** Asks the same again. */
  onAgain: () => unknown;
}

/** Says why something could not be fetched, with a button under it that asks again. */
export function TryAgain({ said, onAgain }: TryAgainProps) {
  const { t } = useText();
  if (said === undefined) return null;
  return (
    <div className={stack}>
      <OutcomeMessage said={said} />
      <div className={row}>
        <Button onClick={() => void onAgain()}>{t('application.retry')}</Button>
      </div>
    </div>
  );
}
