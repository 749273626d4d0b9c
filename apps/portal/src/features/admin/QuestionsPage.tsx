import { countText } from '@temple-land/portal-core';
import { Alert, PageHeader, Pagination, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Empty } from '../../blocks/Empty.tsx';
import { meta } from '../../blocks/surface.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';
import { announce } from '../../state/announcement.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import * as styles from './questions.css.ts';
import { questionsAddress, questionsOf, type QuestionsState } from './questionsAddress.ts';
import { questionsAPage, useQuestions, type QuestionList } from './useQuestions.ts';

interface FilterProps {
  state: QuestionsState;
  onState: (state: QuestionsState) => void;
}

function Filters({ state, onState }: FilterProps) {
  const { t } = useText();
  return (
    <div className={styles.filters}>
      <Select
        label={t('admin.questions.about')}
        optionalLabel=""
        options={[
          { value: 'office', label: t('admin.questions.office') },
          { value: 'tender', label: t('admin.questions.tender') },
        ]}
        value={state.topic}
        onChange={({ target }) =>
          onState({ ...state, topic: target.value === 'tender' ? 'tender' : 'office', page: 1 })
        }
      />
      <Select
        label={t('admin.questions.state')}
        optionalLabel=""
        options={[
          { value: 'open', label: t('admin.questions.open') },
          { value: 'answered', label: t('admin.questions.answered') },
        ]}
        value={state.isOpen ? 'open' : 'answered'}
        onChange={({ target }) => onState({ ...state, isOpen: target.value === 'open', page: 1 })}
      />
    </div>
  );
}

function Pages({ state, onState, total }: FilterProps & { total: number }) {
  const { t } = useText();
  const pages = Math.ceil(total / questionsAPage);
  if (pages < 2) return null;
  return (
    <Pagination
      label={t('list.pages')}
      current={state.page}
      total={pages}
      onPage={(page) => onState({ ...state, page })}
      previousLabel={t('list.previous')}
      nextLabel={t('list.next')}
      pageLabel={(n) => t('list.page', { n })}
      shortText={t('list.pageOf', { n: state.page, total: pages })}
    />
  );
}

function Questions({ list, isOpen, onSent }: QuestionListProps) {
  const { t } = useText();
  const { questions, isPending, said, refetch } = list;
  const emptyWords = isOpen ? 'admin.questions.empty.open' : 'admin.questions.empty.answered';
  return (
    <div aria-busy={isPending}>
      <TryAgain said={said} onAgain={refetch} />
      {isPending && <p className={meta}>{t('admin.loading')}</p>}
      {!isPending && !said && questions.length === 0 && <Empty title={t(emptyWords)} />}
      {questions.length > 0 && (
        <ul className={styles.list}>
          {questions.map((question) => (
            <QuestionCard
              key={`${question.topic} ${question.id}`}
              question={question}
              onSent={onSent}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface QuestionListProps {
  list: QuestionList;
  isOpen: boolean;
  onSent: () => void;
}

/** Questions of citizens to the office and of bidders about tenders, to be read and answered. */
export function QuestionsPage() {
  const { t } = useText();
  const [address, setAddress] = useSearchParams();
  const state = questionsOf(address);
  const list = useQuestions(state);
  const [isSent, setIsSent] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  const change = (next: QuestionsState) => {
    setIsSent(false);
    setAddress(questionsAddress(next));
  };
  const sent = () => {
    announce(t('admin.questions.sent'));
    setIsSent(true);
    // The card goes away with its question, so the focus goes to the news first.
    news.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('title.questions')} lead={t('admin.questions.lead')} />
      <Filters state={state} onState={change} />
      <p role="status" className={meta}>
        {!list.isPending && !list.said && t('admin.count', { n: countText(list.total) })}
      </p>
      <div ref={news} tabIndex={-1}>
        {isSent && (
          <Alert tone="success" role="none">
            <p>{t('admin.questions.sent')}</p>
          </Alert>
        )}
      </div>
      <Questions list={list} isOpen={state.isOpen} onSent={sent} />
      <Pages state={state} onState={change} total={list.total} />
    </AdminFrame>
  );
}
