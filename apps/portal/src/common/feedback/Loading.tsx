import { useTranslation } from 'react-i18next';
import { EmptyMessage } from './EmptyMessage.tsx';
import { delayed } from './delayed.css.ts';

/** The loading state of a list; hidden during the first 0.4 s. */
export function Loading() {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <div className={delayed}>
      <EmptyMessage title={t('common:shell.loading')} />
    </div>
  );
}
