import { openStatus, type QueueRow } from '@temple-land/portal-core';
import { StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findActionLabel } from '../decision/stepLabels.ts';
import * as styles from '../layout/officer.css.ts';
import { StageLine } from '../decision/StageLine.tsx';

/** The next step of an application, which is red when it is overdue, and the stage below. */
export function NextStep({ row }: { row: QueueRow }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [now] = useState(() => Date.now());
  const label = row.actions.map(({ name }) => findActionLabel(name)).find(Boolean);
  const isOverdue = row.dueOn !== null && Date.parse(row.dueOn) < now;
  return (
    <span className={styles.nextStep}>
      {row.statusType === openStatus && label && (
        <StatusPatch tone={isOverdue ? 'danger' : 'warning'}>{t(label)}</StatusPatch>
      )}
      <span className={styles.stage}>
        <StageLine row={row} />
      </span>
    </span>
  );
}
