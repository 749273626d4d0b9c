import { Button, fieldAcross } from '@temple-land/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreFocusToContainer } from './restoreFocus.ts';

/** The retry button of a failed query, across all columns. */
export function RetryButton({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation(['common', 'specification']);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = container;
    return () => restoreFocusToContainer(current);
  }, []);
  return (
    <div ref={container} className={fieldAcross}>
      <Button onClick={() => void onRetry()}>{t('common:application.retry')}</Button>
    </div>
  );
}
