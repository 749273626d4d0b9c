import { useQuery } from '@tanstack/react-query';
import type { AssignResult, Assignment } from '@temple-land/portal-core';
import { Alert, Button, Form, Select, Stack } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useSession } from '../../../state/useSession.ts';
import * as styles from '../layout/officer.css.ts';
import { describeAssignResult, useAssign } from './useAssign.ts';

/** The props of `AssignmentCard`. */
export interface AssignmentCardProps {
  applicationId: number;
  applicationNo: string;
}

type Change = { action: 'claim' | 'release' } | { action: 'assign'; userId: number };

interface ControlsProps {
  assignment: Assignment;
  isPending: boolean;
  onChange: (change: Change) => void;
}

function AssignForm({ assignment, isPending, onChange }: ControlsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [userId, setUserId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (userId !== '') onChange({ action: 'assign', userId: Number(userId) });
  };
  return (
    <Form onSubmit={submit}>
      <Select
        label={t('assignment.officer')}
        optionalLabel=""
        placeholder={t('assignment.choose')}
        value={userId}
        options={assignment.candidates.map((officer) => ({
          value: String(officer.userId),
          label: officer.fullName,
        }))}
        onChange={setUserId}
        {...(isAsked && userId === '' ? { errorMessage: t('assignment.missing') } : {})}
      />
      <Stack direction="row" gap="md">
        <Button type="submit" isPending={isPending}>
          {t('assignment.assign')}
        </Button>
      </Stack>
    </Form>
  );
}

function Controls({ assignment, isPending, onChange }: ControlsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const isOwn = assignment.assignee?.userId === useSession()?.userId;
  return (
    <>
      <Stack direction="row" gap="md">
        {assignment.mayClaim && (
          <Button isPending={isPending} onClick={() => onChange({ action: 'claim' })}>
            {t('claim')}
          </Button>
        )}
        {assignment.mayRelease && (
          <Button isPending={isPending} onClick={() => onChange({ action: 'release' })}>
            {t(isOwn ? 'assignment.release' : 'assignment.takeBack')}
          </Button>
        )}
      </Stack>
      {assignment.mayAssign && (
        <AssignForm key={assignment.assignee?.userId} {...{ assignment, isPending, onChange }} />
      )}
    </>
  );
}

/** The card with the officer who deals with an application: to claim it, to assign it and to take it back. */
export function AssignmentCard({ applicationId, applicationNo }: AssignmentCardProps) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  const userId = useSession()?.userId;
  const { data } = useQuery(serviceQuery('inboxAssignment', { applicationId }, { isQuiet: true }));
  const assign = useAssign();
  const [result, setResult] = useState<{ result: AssignResult; action: Change['action'] }>();
  const assignment = data && 'result' in data ? data.result : undefined;
  if (assignment === undefined) return null;
  const change = (asked: Change) =>
    assign.mutate(
      { applicationIds: [applicationId], ...asked },
      {
        onSuccess: (answer) => {
          const [first] = 'result' in answer ? answer.result : [];
          setResult(first && { result: first, action: asked.action });
        },
      },
    );
  const name = assignment.assignee?.fullName ?? '';
  const isOwn = assignment.assignee?.userId === userId;
  return (
    <section className={`${card} ${styles.sideCard}`} aria-labelledby="assignment">
      <h2 id="assignment">{t('assignment')}</h2>
      {result && (
        <Alert tone={result.result.outcome === 'done' ? 'success' : 'warning'} role="status">
          <p>{describeAssignResult(result.result, result.action, applicationNo, text)}</p>
        </Alert>
      )}
      <OutcomeMessage message={assign.error?.userMessage} />
      <p className={styles.factValue}>
        {name === '' && t('assignment.nobody')}
        {name !== '' && isOwn && t('assignment.you')}
        {name !== '' && !isOwn && <span {...langAttribute(name, language)}>{name}</span>}
      </p>
      <Controls {...{ assignment }} isPending={assign.isPending} onChange={change} />
    </section>
  );
}
