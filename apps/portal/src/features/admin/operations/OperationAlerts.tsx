import type { AlertKind } from '@temple-land/portal-core';
import { Alert, Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import * as styles from './OperationAlerts.css.ts';
import { useOperations } from './useOperations.ts';

const labels: Readonly<Record<AlertKind, TextKey<'dashboard'>>> = {
  backup: 'dashboard:alert.backup',
  certificate: 'dashboard:alert.certificate',
  disk: 'dashboard:alert.disk',
  messages: 'dashboard:alert.messages',
  tasks: 'dashboard:alert.tasks',
};

/** What needs an operator, with the moment at which the hourly tasks found it; nothing while nothing does. */
export function OperationAlerts() {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const { alerts = [] } = useOperations().figures ?? {};
  if (alerts.length === 0) return null;
  return (
    <Alert tone="warning" role="none" title={t('dashboard:alert.title')}>
      <ul className={styles.list}>
        {alerts.map(({ kind, since }) => (
          <li key={kind}>
            {t(labels[kind])} ({t('dashboard:alert.since', { on: formatDateTime(since) })})
          </li>
        ))}
      </ul>
      {alerts.some(({ kind }) => kind === 'messages') && (
        <Link href={href('/admin/deliveries')} isAlone>
          {t('common:title.deliveries')}
        </Link>
      )}
    </Alert>
  );
}
