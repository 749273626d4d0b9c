import { Alert, Button } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import { portalStore } from '../../../state/store.ts';
import { sendingStateAtom, sendKeptReports, startFieldQueue } from './fieldQueue.ts';
import { keptReportsAtom } from './keptReports.ts';
import * as styles from './fieldVisits.css.ts';

/** Sends the reports on this device, and says how many are not yet sent; nothing when none waits. */
export function KeptNotice() {
  const { t } = useTranslation(['field', 'common', 'specification']);
  useEffect(startFieldQueue, []);
  const reports = useAtomValue(keptReportsAtom, { store: portalStore }) ?? [];
  const state = useAtomValue(sendingStateAtom, { store: portalStore });
  const count = reports.filter((report) => report.state === 'waiting').length;
  if (count === 0) return null;
  return (
    <Alert tone="warning" role="status" title={t('field:kept', { count, n: formatCount(count) })}>
      <p>{state === 'sending' ? t('field:kept.sending') : t('field:kept.text')}</p>
      {state === 'offline' && (
        <div className={styles.buttons}>
          <Button onClick={() => void sendKeptReports()}>{t('field:kept.send')}</Button>
        </div>
      )}
    </Alert>
  );
}
