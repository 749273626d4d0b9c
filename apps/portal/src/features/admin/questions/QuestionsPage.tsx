import { Alert, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { announce } from '../../../state/announcement.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import * as styles from './questions.css.ts';
import { buildQuestionsQuery, parseQuestionsQuery, type QuestionsState } from './questionsQuery.ts';
import { questionsPageSize, useQuestions } from './useQuestions.ts';

interface FilterProps {
  state: QuestionsState;
  onState: (state: QuestionsState) => void;
}

function Filters({ state, onState }: FilterProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <div className={styles.filters}>
      <Select
        label={t('questions.about')}
        optionalLabel=""
        options={[
          { value: 'office', label: t('questions.office') },
          { value: 'tender', label: t('questions.tender') },
        ]}
        value={state.topic}
        onChange={(value) =>
          onState({ ...state, topic: value === 'tender' ? 'tender' : 'office', page: 1 })
        }
      />
      <Select
        label={t('questions.state')}
        optionalLabel=""
        options={[
          { value: 'open', label: t('questions.open') },
          { value: 'answered', label: t('questions.answered') },
        ]}
        value={state.isOpen ? 'open' : 'answered'}
        onChange={(value) => onState({ ...state, isOpen: value === 'open', page: 1 })}
      />
    </div>
  );
}

/** The page on which administrators answer questions of citizens and bidders. */
export function QuestionsPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const state = parseQuestionsQuery(address);
  const { questions, total, isPending, message, refetch } = useQuestions(state);
  const [isSent, setIsSent] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const change = (next: QuestionsState) => {
    setIsSent(false);
    setAddress(buildQuestionsQuery(next));
  };
  const sent = () => {
    announce(t('questions.sent'));
    setIsSent(true);
    // The card is removed with its question, so the message gets the focus first.
    messageRef.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.questions')} lead={t('questions.lead')} />
      <div ref={messageRef} tabIndex={-1} className={styles.message}>
        {isSent && (
          <Alert tone="success" role="none">
            <p>{t('questions.sent')}</p>
          </Alert>
        )}
      </div>
      <PagedList
        label={t('common:title.questions')}
        filters={<Filters state={state} onState={change} />}
        page={{
          pageNumber: state.page,
          pageSize: questionsPageSize,
          rows: questions.length,
          total,
        }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t(state.isOpen ? 'questions.empty.open' : 'questions.empty.answered')}
        onPage={(page) => change({ ...state, page })}
      >
        <ul className={styles.list}>
          {questions.map((question) => (
            <QuestionCard
              key={`${question.topic} ${question.id}`}
              question={question}
              onSent={sent}
            />
          ))}
        </ul>
      </PagedList>
    </AdminFrame>
  );
}
