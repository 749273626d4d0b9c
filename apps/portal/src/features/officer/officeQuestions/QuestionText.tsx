import type { OfficeQuestion } from '@temple-land/portal-core';
import { StatusPatch, type StatusTone } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { DocumentList } from '../../../common/applications/DocumentList.tsx';
import { meta, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { describeOffice } from './describeOffice.ts';
import * as styles from './officeQuestions.css.ts';

type Question = Omit<OfficeQuestion, 'mayWithdraw'>;

const states: Readonly<
  Record<Question['state'] | 'overdue', { label: TextKey<'officer'>; tone: StatusTone }>
> = {
  open: { label: 'question.state.open', tone: 'warning' },
  overdue: { label: 'question.state.overdue', tone: 'danger' },
  answered: { label: 'question.state.answered', tone: 'success' },
  withdrawn: { label: 'question.state.withdrawn', tone: 'neutral' },
};

function Answer({ question }: { question: Question }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const { answer, answeredBy, answeredOn, answerDocuments } = question;
  if (answeredBy === null || answeredOn === null) return null;
  return (
    <div className={styles.answer}>
      <b>{t('question.answer')}</b>
      <p className={styles.text} {...langAttribute(answer, language)}>
        {answer}
      </p>
      {answerDocuments.length > 0 && <DocumentList documents={answerDocuments} emptyText="" />}
      <p className={meta}>
        <span {...langAttribute(answeredBy.fullName, language)}>{answeredBy.fullName}</span>,{' '}
        {formatDateTime(answeredOn)}
      </p>
    </div>
  );
}

/** A question to another office with its state, its documents, and the answer when there is one. */
export function QuestionText({ question }: { question: Question }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const { askedBy, officer, dueOn, documents } = question;
  const { label, tone } = states[question.isOverdue ? 'overdue' : question.state];
  const office = describeOffice(question.office);
  const to = officer === null ? office : `${officer.fullName} (${office})`;
  return (
    <>
      <div className={spaceBetween}>
        <p className={styles.to}>
          {t('question.to')} <b {...langAttribute(to, language)}>{to}</b>
        </p>
        <StatusPatch tone={tone}>{t(label)}</StatusPatch>
      </div>
      <p className={styles.text} {...langAttribute(question.question, language)}>
        {question.question}
      </p>
      {documents.length > 0 && <DocumentList documents={documents} emptyText="" />}
      <p className={meta}>
        <span {...langAttribute(askedBy.fullName, language)}>{askedBy.fullName}</span>,{' '}
        {formatDateTime(question.askedOn)}
      </p>
      {question.state === 'open' && (
        <p>
          <b>{t('question.due', { date: formatDate(dueOn) })}</b>
        </p>
      )}
      <Answer question={question} />
    </>
  );
}
