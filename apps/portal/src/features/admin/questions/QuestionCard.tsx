import { formatDate } from '../../../i18n/format.ts';
import { Button, Link, StatusPatch, Icon } from '@temple-land/ui';
import { MessageSquareReply } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { meta, row, spaceBetween } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { MaskedContact } from '../contacts/MaskedContact.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import * as styles from './questions.css.ts';
import type { ListedQuestion } from './useQuestions.ts';

function AskerDetails({ question }: { question: ListedQuestion }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  if (question.topic === 'tender') {
    const { letterNo, tenderAdvertisementId } = question.details;
    return (
      <p className={meta}>
        {t('common:home.tenders.letter', { number: letterNo })}{' '}
        <Link
          href={`${href('/admin/manage/:entity', { entity: 'tender' })}?open=${tenderAdvertisementId}`}
        >
          {t('questions.toTender')}
        </Link>
      </p>
    );
  }
  const { name, mobileNo, emailId } = question.details;
  return (
    <MaskedContact record="question" id={question.id} name={name} masked={[mobileNo, emailId]} />
  );
}

/** The props of `QuestionCard`. */
export interface QuestionCardProps {
  question: ListedQuestion;
  onSent: () => void;
}

/** A question with its sender and date; an open one can be answered in place. */
export function QuestionCard({ question, onSent }: QuestionCardProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const [isAnswering, setIsAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { topic, id, details } = question;
  const title = topic === 'office' ? details.subject : details.title;
  const questionText = topic === 'office' ? details.query : details.question;
  const date = formatDate(details.askedOn);
  const titleId = `question-${topic}-${id}`;
  const close = () => {
    setIsAnswering(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <li>
      <article className={styles.question} aria-labelledby={titleId}>
        <div className={spaceBetween}>
          <p className={meta}>
            {topic === 'office'
              ? t('common:ask.asked', { number: details.queryNo, date })
              : t('questions.asked', { date })}
          </p>
          <StatusPatch tone={details.answer === null ? 'warning' : 'success'}>
            {details.answer === null ? t('common:ask.waiting') : t('common:ask.answered')}
          </StatusPatch>
        </div>
        <h2 id={titleId} className={styles.title} {...langAttribute(title, language)}>
          {title}
        </h2>
        <p className={styles.userText} {...langAttribute(questionText, language)}>
          {questionText}
        </p>
        <AskerDetails question={question} />
        {details.answer !== null && (
          <blockquote className={styles.answer} {...langAttribute(details.answer, language)}>
            {details.answer}
          </blockquote>
        )}
        {details.answer === null && isAnswering && (
          <AnswerForm question={question} onSent={onSent} onCancel={close} />
        )}
        {details.answer === null && !isAnswering && (
          <div className={row}>
            <Button
              ref={opener}
              icon={<Icon of={MessageSquareReply} />}
              aria-label={`${t('questions.answer')}: ${title}`}
              onClick={() => setIsAnswering(true)}
            >
              {t('questions.answer')}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}
