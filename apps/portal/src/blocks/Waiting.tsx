import { useText } from '../i18n/useText.ts';
import { Empty } from './Empty.tsx';
import { shownLate } from './shownLate.css.ts';

/** Stands where a list will stand while its rows are on their way; short waits show nothing. */
export function Waiting() {
  const { t } = useText();
  return (
    <div className={shownLate}>
      <Empty title={t('shell.loading')} />
    </div>
  );
}
