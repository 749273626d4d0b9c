import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Dialog, Form, Select } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { LazyDateRange } from '../../../common/form/LazyDateFields.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from './inbox.css.ts';
import { refreshOfficerLists } from './refreshOfficerLists.ts';
import { leaveProblems } from './inboxLabels.ts';

type Problem = 'days' | 'overlap' | 'cover';

function useLeaves() {
  const queryClient = useQueryClient();
  const query = useQuery(serviceQuery('leaveList', {}, { isQuiet: true }));
  const onSuccess = () => {
    void queryClient.invalidateQueries({ queryKey: ['leaveList'] });
    refreshOfficerLists(queryClient);
  };
  return {
    list: query.data && 'result' in query.data ? query.data.result : undefined,
    query,
    save: useServiceMutation('leaveSave', { onSuccess }),
    remove: useServiceMutation('leaveDelete', { onSuccess }),
  };
}

type Leaves = ReturnType<typeof useLeaves>;
type LeaveList = NonNullable<Leaves['list']>;

function LeaveForm({
  formId,
  list,
  save,
}: Pick<Leaves, 'save'> & { formId: string; list: LeaveList }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [days, setDays] = useState({ from: '', to: '' });
  const [coverId, setCoverId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const areDaysMissing = days.from === '' || days.to === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setProblem(undefined);
    if (areDaysMissing || coverId === '') return;
    save.mutate(
      { startsOn: days.from, endsOn: days.to, coverId: Number(coverId) },
      {
        onSuccess: (answer) => {
          const outcome = 'result' in answer ? answer.result.outcome : undefined;
          if (outcome !== undefined && outcome !== 'saved') return setProblem(outcome);
          setDays({ from: '', to: '' });
          setCoverId('');
          setAsked(false);
          announce(t('leave.saved'));
          return undefined;
        },
      },
    );
  };
  return (
    <>
      {problem !== undefined && (
        <Alert tone="danger">
          <p>{t(leaveProblems[problem])}</p>
        </Alert>
      )}
      <Form id={formId} onSubmit={submit}>
        <LazyDateRange
          label={t('leave.days')}
          fromLabel={t('leave.from')}
          toLabel={t('leave.to')}
          orderMessage={t('leave.problem.days')}
          value={days}
          onChange={setDays}
          {...(isAsked && areDaysMissing ? { fromErrorMessage: t('leave.missing') } : {})}
        />
        <Select
          label={t('leave.cover')}
          description={t('leave.cover.hint')}
          placeholder={t('assignment.choose')}
          value={coverId}
          options={list.candidates.map(({ userId, fullName }) => ({
            value: String(userId),
            label: fullName,
          }))}
          onChange={setCoverId}
          {...(isAsked && coverId === '' ? { errorMessage: t('assignment.missing') } : {})}
        />
      </Form>
    </>
  );
}

function OwnLeaves({ list, remove }: Pick<Leaves, 'remove'> & { list: LeaveList }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const describe = (startsOn: string, endsOn: string) =>
    t('leave.period', { from: formatDate(startsOn), to: formatDate(endsOn) });
  if (list.leaves.length === 0) return <p className={muted}>{t('leave.own.none')}</p>;
  return (
    <ul className={styles.entries}>
      {list.leaves.map(({ leaveId, startsOn, endsOn, cover }) => (
        <li key={leaveId} className={styles.entry}>
          <span>
            <b className={styles.strong}>{describe(startsOn, endsOn)}</b>
            <span className={styles.line} {...langAttribute(cover.fullName, language)}>
              {cover.fullName}
            </span>
          </span>
          <Button
            kind="quiet"
            aria-label={`${t('leave.delete')} ${describe(startsOn, endsOn)}`}
            onClick={() =>
              remove.mutate({ leaveId }, { onSuccess: () => announce(t('leave.deleted')) })
            }
          >
            {t('leave.delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Enters leave with the officer who covers, and lists the own leave. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const formId = useId();
  const { list, query, save, remove } = useLeaves();
  const isPossible = list !== undefined && list.candidates.length > 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('leave')}
      description={t('leave.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {isPossible && (
            <Button type="submit" form={formId} kind="primary" isPending={save.isPending}>
              {t('leave.save')}
            </Button>
          )}
        </>
      }
    >
      <OutcomeMessage message={save.error?.userMessage ?? remove.error?.userMessage} />
      <Retry message={query.error?.userMessage} onRetry={() => void query.refetch()} />
      {query.isPending && <Loading />}
      {list && (
        <div className={styles.list}>
          {list.covered.length > 0 && (
            <p>
              {t('leave.covered')} {list.covered.map(({ fullName }) => fullName).join(', ')}
            </p>
          )}
          {isPossible ? (
            <LeaveForm {...{ formId, list, save }} />
          ) : (
            <p className={muted}>{t('leave.cover.none')}</p>
          )}
          <h3>{t('leave.own')}</h3>
          <OwnLeaves {...{ list, remove }} />
        </div>
      )}
    </Dialog>
  );
}
