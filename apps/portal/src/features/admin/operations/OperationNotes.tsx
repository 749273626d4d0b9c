import type { Operations } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/dashboard/dashboard.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount } from '../../../i18n/format.ts';

/** Returns whether the replica of the database answers reads, and how far it is behind; undefined without a replica. */
function useReplicaText({ replica }: Operations): string | undefined {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  if (replica === null) return undefined;
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
  return texts[state];
}

/**
 * How the replica of the database is, and until when the certificate of the public address is valid, where there are
 * such.
 */
export function OperationNotes({ figures }: { figures: Operations }) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const replica = useReplicaText(figures);
  const { certificateUntil } = figures;
  return (
    <>
      {replica !== undefined && <p className={styles.note}>{replica}</p>}
      {certificateUntil !== null && (
        <p className={styles.note}>
          {t('dashboard:certificate', { on: formatDateTime(certificateUntil) })}
        </p>
      )}
    </>
  );
}
