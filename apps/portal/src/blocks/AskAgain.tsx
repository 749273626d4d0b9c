import { Button, fieldAcross } from '@temple-land/ui';
import { useText } from '../i18n/useText.ts';

/** A button, across all columns, that asks the service again for what did not come. */
export function AskAgain({ onAgain }: { onAgain: () => unknown }) {
  const { t } = useText();
  return (
    <div className={fieldAcross}>
      <Button onClick={() => void onAgain()}>{t('application.retry')}</Button>
    </div>
  );
}
