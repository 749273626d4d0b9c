import { type OwnQuery } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { Stack, StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meta, muted, spaceBetween } from '../../../common/page/card.css.ts';
import { ListPagination } from '../../../common/lists/ListPagination.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../ContactPage.css.ts';
import { ownQuestionsPageSize, useOwnQuestions } from './useQuestionForm.ts';

function OneQuestion({ question }: { question: OwnQuery }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const language = useLanguage();
  const { queryNo, subject, query, askedOn, answer, answeredOn } = question;
  return (
    <li className={styles.question}>
      <div className={spaceBetween}>
        <p className={meta}>
          {t('common:ask.asked', { number: queryNo, date: formatDate(askedOn) })}
        </p>
        <StatusPatch tone={answer === null ? 'warning' : 'success'}>
          {answer === null ? t('common:ask.waiting') : t('common:ask.answered')}
        </StatusPatch>
      </div>
      <h4 className={styles.userText} {...langAttribute(subject, language)}>
        {subject}
      </h4>
      <p className={styles.userText} {...langAttribute(query, language)}>
        {query}
      </p>
      {answer !== null && (
        <div className={styles.answer}>
          <p className={meta}>
            {t('common:ask.answer', { date: formatDate(answeredOn ?? askedOn) })}
          </p>
          <p className={styles.userText} {...langAttribute(answer, language)}>
            {answer}
          </p>
        </div>
      )}
    </li>
  );
}

/** The user's own questions to the office with their answers. */
export function OwnQuestions() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const [page, setPage] = useState(1);
  const { list, isPending, message, refetch } = useOwnQuestions(page);
  const pages = Math.ceil(list.total / ownQuestionsPageSize);
  return (
    <Stack elementType="section" aria-labelledby="own-questions" aria-busy={isPending}>
      <h3 id="own-questions">{t('ask.own')}</h3>
      <Retry message={message} onRetry={refetch} />
      {!isPending && !message && list.rows.length === 0 && (
        <p className={muted}>{t('ask.own.none')}</p>
      )}
      {list.rows.length > 0 && (
        <Stack elementType="ul">
          {list.rows.map((question) => (
            <OneQuestion key={question.queryNo} question={question} />
          ))}
        </Stack>
      )}
      {pages > 1 && <ListPagination page={page} pageCount={pages} onPageChange={setPage} />}
    </Stack>
  );
}
