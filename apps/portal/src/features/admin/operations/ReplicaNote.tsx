import type { Operations } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/dashboard/dashboard.css.ts';
import { formatCount } from '../../../i18n/format.ts';

/** Whether the replica of the database answers reads, and how far it is behind; nothing without a replica. */
export function ReplicaNote({ replica }: Pick<Operations, 'replica'>) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  if (replica === null) return null;
  const { state, lagSeconds, limitSeconds } = replica;
  const limit = formatCount(limitSeconds);
  const texts = {
    inUse: t('dashboard:replica.inUse', { n: formatCount(lagSeconds ?? 0), limit }),
    behind:
      lagSeconds === null
        ? t('dashboard:replica.behind', { limit })
        : t('dashboard:replica.behindBy', { n: formatCount(lagSeconds), limit }),
    unavailable: t('dashboard:replica.unavailable'),
  };
  return <p className={styles.note}>{texts[state]}</p>;
}
