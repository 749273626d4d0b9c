import { useTranslation } from 'react-i18next';
import { Empty } from './Empty.tsx';
import { shownLate } from './shownLate.css.ts';

/** Stands where a list will stand while its rows are on their way; short waits show nothing. */
export function Waiting() {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <div className={shownLate}>
      <Empty title={t('common:shell.loading')} />
    </div>
  );
}
