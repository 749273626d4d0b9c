import { openStatus, type LandApplication } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meta, noWrap } from '../../../common/page/card.css.ts';
import { getStateLabel } from '../../../common/applications/stepLabels.ts';

/** The stage of an application, and when it is due or that it is overdue. */
export function StageLine({ row }: { row: LandApplication }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [now] = useState(() => Date.now());
  const isOpen = row.statusType === openStatus;
  const isOverdue = isOpen && row.dueOn !== null && Date.parse(row.dueOn) < now;
  return (
    <>
      {t(`specification:${getStateLabel(row.state)}`)}
      {isOverdue && (
        <span className={noWrap}>
          {' '}
          <StatusPatch tone="danger">{t('overdue')}</StatusPatch>
        </span>
      )}
      {isOpen && row.dueOn !== null && !isOverdue && (
        <>
          <br />
          <span className={meta}>
            {t('due')} {formatDate(row.dueOn)}
          </span>
        </>
      )}
    </>
  );
}
