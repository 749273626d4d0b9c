import { useQuery } from '@tanstack/react-query';
import { Button, Select } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import * as styles from './inbox.css.ts';

/** The props of `BulkAssign`. */
export interface BulkAssignProps {
  /** The first of the selected applications, whose possible officers are offered. */
  applicationId: number;
  isPending: boolean;
  onAssign: (userId: number) => void;
}

/** Assigns the selected applications to one officer; only for officers who may assign. */
export function BulkAssign({ applicationId, isPending, onAssign }: BulkAssignProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [userId, setUserId] = useState('');
  const { data } = useQuery(serviceQuery('inboxAssignment', { applicationId }, { isQuiet: true }));
  const candidates = data && 'result' in data ? data.result.candidates : [];
  if (candidates.length === 0) return null;
  return (
    <>
      <div className={styles.searchField}>
        <Select
          label={t('bulk.officer')}
          optionalLabel=""
          placeholder={t('assignment.choose')}
          value={userId}
          options={candidates.map((officer) => ({
            value: String(officer.userId),
            label: officer.fullName,
          }))}
          onChange={setUserId}
        />
      </div>
      <Button
        kind="secondary"
        isPending={isPending}
        isDisabled={userId === ''}
        onClick={() => onAssign(Number(userId))}
      >
        {t('bulk.assign')}
      </Button>
    </>
  );
}
