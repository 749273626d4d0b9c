import { Button, fieldAcross } from '@temple-land/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusRoomLeftBy } from './focusRoom.ts';

/** A button, across all columns, that asks the service again for what did not come. */
export function RetryButton({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation(['common', 'specification']);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => focusRoomLeftBy(current);
  }, []);
  return (
    <div ref={place} className={fieldAcross}>
      <Button onClick={() => void onRetry()}>{t('common:application.retry')}</Button>
    </div>
  );
}
