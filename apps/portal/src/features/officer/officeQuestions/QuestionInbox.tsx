import {
  officeQuestionLists,
  type OfficeQuestionList,
  type ReceivedQuestion,
} from '@temple-land/portal-core';
import { Button, Link, Select, visuallyHidden } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { cardBody } from '../../../common/page/card.css.ts';
import { formatPlace } from '../../../common/land/formatPlace.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { buildInboxQuery, defaultInboxState } from '../inbox/inboxQuery.ts';
import { AnswerForm } from './AnswerForm.tsx';
import * as styles from './officeQuestions.css.ts';
import { QuestionText } from './QuestionText.tsx';
import { questionPageSize, useQuestionList } from './useOfficeQuestions.ts';

const labels: Readonly<Record<OfficeQuestionList, Record<'name' | 'empty', TextKey<'officer'>>>> = {
  toAnswer: { name: 'question.list.toAnswer', empty: 'question.empty.toAnswer' },
  answered: { name: 'question.list.answered', empty: 'question.empty.answered' },
  asked: { name: 'question.list.asked', empty: 'question.empty.asked' },
};

const getCasePath = (applicationNo: string) =>
  `?${buildInboxQuery(defaultInboxState, applicationNo)}&view=questions`;

function Land({ question }: { question: ReceivedQuestion }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const { khataNo: khatiyan, plotNo: plot } = question;
  const place = formatPlace(question);
  return (
    <div className={styles.facts}>
      <span {...langAttribute(place, language)}>{place}</span>
      {khatiyan !== '' && (
        <span>
          {plot === '' ? t('inbox.khatiyan', { khatiyan }) : t('inbox.plot', { plot, khatiyan })}
        </span>
      )}
      <span>{t('common:application.acres', { n: formatAcres(question.area) })}</span>
    </div>
  );
}

function ReceivedItem({ question, href }: { question: ReceivedQuestion; href?: string }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [isOpen, setOpen] = useState(false);
  const { applicationNo, mayAnswer } = question;
  return (
    <li className={styles.received}>
      <h2 className={styles.number}>
        {href === undefined ? applicationNo : <Link href={href}>{applicationNo}</Link>}
      </h2>
      <Land question={question} />
      <QuestionText question={question} />
      {mayAnswer && !isOpen && (
        <div>
          <Button onClick={() => setOpen(true)}>
            {t('question.answer.open')}
            <span className={visuallyHidden}> {applicationNo}</span>
          </Button>
        </div>
      )}
      {mayAnswer && isOpen && <AnswerForm question={question} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** The questions of other offices to the officer, those that were answered, and those that the officer asked. */
export function QuestionInbox() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const list =
    officeQuestionLists.find((known) => known === address.get('questions')) ?? 'toAnswer';
  const [pageNumber, setPage] = useState(1);
  const { rows, total, isPending, message, refetch } = useQuestionList(list, pageNumber);
  const choose = (value: string) => {
    const next = new URLSearchParams(address);
    next.set('questions', value);
    setPage(1);
    setAddress(next, { replace: true });
  };
  return (
    <PagedList
      label={t('question.list')}
      filters={
        <Select
          label={t('question.list')}
          optionalLabel=""
          value={list}
          options={officeQuestionLists.map((value) => ({ value, label: t(labels[value].name) }))}
          onChange={choose}
        />
      }
      page={{ pageNumber, pageSize: questionPageSize, rows: rows.length, total }}
      {...{ isPending, message }}
      onRetry={() => void refetch()}
      emptyTitle={t(labels[list].empty)}
      onPage={setPage}
    >
      <ul className={`${styles.receivedList} ${cardBody}`}>
        {rows.map((question) => (
          <ReceivedItem
            key={question.questionId}
            question={question}
            {...(list === 'asked' ? { href: getCasePath(question.applicationNo) } : {})}
          />
        ))}
      </ul>
    </PagedList>
  );
}
