import { Button, fieldAcross } from '@temple-land/ui';
import { useText } from '../i18n/useText.ts';
import type { Said } from '../state/said.ts';

/** What stands under a field whose choices come from the service. */
export interface ListAgainProps {
  /** Why they did not come, which the field says; nothing is drawn without it. */
  said: Said | undefined;
  /** Asks for them again. */
  onAgain: () => unknown;
}

/** A button under a field whose choices did not come: it asks for them again. */
export function ListAgain({ said, onAgain }: ListAgainProps) {
  const { t } = useText();
  if (said === undefined) return null;
  return (
    <div className={fieldAcross}>
      <Button onClick={() => void onAgain()}>{t('application.retry')}</Button>
    </div>
  );
}
