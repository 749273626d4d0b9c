import { useQuery } from '@tanstack/react-query';
import type { Officer } from '@temple-land/portal-core';
import { Button, Select } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import * as styles from './inbox.css.ts';

/** The props of `BulkAssign`. */
export interface BulkAssignProps {
  /** The first of the selected applications, whose possible officers are offered. */
  applicationId: number;
  onAssign: (officer: Officer) => void;
}

/** Assigns the selected applications to one officer; only for officers who may assign. */
export function BulkAssign({ applicationId, onAssign }: BulkAssignProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [userId, setUserId] = useState('');
  const { data } = useQuery(serviceQuery('inboxAssignment', { applicationId }, { isQuiet: true }));
  const candidates = data && 'result' in data ? data.result.candidates : [];
  if (candidates.length === 0) return null;
  const officer = candidates.find((each) => String(each.userId) === userId);
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
        isDisabled={officer === undefined}
        onClick={() => officer && onAssign(officer)}
      >
        {t('bulk.assign')}
      </Button>
    </>
  );
}
