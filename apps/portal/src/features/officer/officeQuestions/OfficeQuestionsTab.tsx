import type { OfficeQuestion, OfficerApplication } from '@temple-land/portal-core';
import { Button, Stack, visuallyHidden } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { muted, quietButtonRow } from '../../../common/page/card.css.ts';
import { announce } from '../../../state/announcement.ts';
import { AskOfficeForm } from './AskOfficeForm.tsx';
import { describeOffice } from './describeOffice.ts';
import * as styles from './officeQuestions.css.ts';
import { QuestionText } from './QuestionText.tsx';
import { useCaseQuestions, useQuestionMutation } from './useOfficeQuestions.ts';

function AskedQuestion({ question }: { question: OfficeQuestion }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const withdraw = useQuestionMutation('officeQuestionWithdraw');
  const { questionId, mayWithdraw, office } = question;
  const onSuccess = () => announce(t('question.withdrawn'));
  return (
    <li className={styles.item}>
      <QuestionText question={question} />
      <OutcomeMessage message={withdraw.error?.userMessage} />
      {mayWithdraw && (
        <div className={quietButtonRow}>
          <Button
            kind="quiet"
            isPending={withdraw.isPending}
            onClick={() => withdraw.mutate({ questionId }, { onSuccess })}
          >
            {t('question.withdraw')}
            <span className={visuallyHidden}> {describeOffice(office)}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

/** The questions about an application to other offices, and the form of a new one; the applicant sees none of it. */
export function OfficeQuestionsTab({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['officer', 'casePage', 'common', 'specification']);
  const { questions, offices, mayAsk, isPending, message, refetch } = useCaseQuestions(application);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = !isPending && message === undefined && questions.length === 0;
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <h3>{t('officer:question.title')}</h3>
        <p className={muted}>{t('officer:question.lead')}</p>
      </Stack>
      {mayAsk && !isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('officer:question.ask')}</Button>
        </div>
      )}
      {mayAsk && isOpen && (
        <AskOfficeForm {...{ application, offices }} onClose={() => setOpen(false)} />
      )}
      {isPending && <Loading />}
      <Retry message={message} part={t('officer:question.title')} onRetry={() => void refetch()} />
      {isEmpty && <p className={muted}>{t('officer:question.none')}</p>}
      <ul className={styles.list}>
        {questions.map((question) => (
          <AskedQuestion key={question.questionId} question={question} />
        ))}
      </ul>
    </Stack>
  );
}
