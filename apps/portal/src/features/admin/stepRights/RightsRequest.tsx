import type { RoleOfRights } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStepNames } from '../../../common/applications/useStepNames.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { muted, row } from '../../../common/page/card.css.ts';
import { ReasonField } from '../layout/ReasonField.tsx';
import type { RightsDifference } from './rightsDraft.ts';
import * as styles from './stepRights.css.ts';
import { useRightsRequest } from './useStepRights.ts';

function StepList({ title, rights }: { title: string; rights: readonly string[] }) {
  const { getRightName } = useStepNames();
  if (rights.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {rights.map((right) => (
          <li key={right}>{getRightName(right)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The props of `RightsRequest`. */
export interface RightsRequestProps {
  role: RoleOfRights;
  difference: RightsDifference;
  onReset: () => void;
  /** Called when the change waits for a second administrator. */
  onSent: () => void;
}

/** The changes of the rights of a role, and the request for the approval of a second administrator. */
export function RightsRequest({ role, difference, onReset, onSent }: RightsRequestProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error } = useRightsRequest();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { given, taken } = difference;
  const isEmpty = given.length + taken.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (reason.trim() === '') return;
    const input = { roleId: role.roleId, given: [...given], taken: [...taken] };
    mutate({ ...input, reason: reason.trim() }, { onSuccess: onSent });
  };
  return (
    <form method="post" noValidate className={styles.request} onSubmit={submit}>
      <h2>{t('rights.changes')}</h2>
      <OutcomeMessage message={error?.userMessage} />
      {isEmpty && <p className={muted}>{t('rights.unchanged')}</p>}
      <StepList title={t('rights.given')} rights={given} />
      <StepList title={t('rights.taken')} rights={taken} />
      {!isEmpty && (
        <>
          <ReasonField value={reason} onChange={setReason} isAsked={isAsked} />
          <div className={row}>
            <Button kind="primary" type="submit" isPending={isPending}>
              {t('rights.request')}
            </Button>
            <Button onClick={onReset}>{t('rights.reset')}</Button>
          </div>
        </>
      )}
    </form>
  );
}
