import { Button, Form, TextArea } from '@temple-land/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { row } from '../../../common/page/card.css.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import type { ListedQuestion } from './useQuestions.ts';
import { useAnswerMutations } from './useQuestions.ts';

/** The props of `AnswerForm`. */
export interface AnswerFormProps {
  question: ListedQuestion;
  /** Called after the answer was sent. */
  onSent: () => void;
  onCancel: () => void;
}

const answerMaxCharacters = 2000;

const hints = {
  office: 'questions.hint.office',
  tender: 'questions.hint.tender',
} as const satisfies Record<ListedQuestion['topic'], TextKey<'admin'>>;

/** The form of an answer; its field has the initial focus. */
export function AnswerForm({ question, onSent, onCancel }: AnswerFormProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { office, tender } = useAnswerMutations();
  const { isPending, error } = question.topic === 'office' ? office : tender;
  const [answer, setAnswer] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const isMissing = isAsked && answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const text = answer.trim();
    const callbacks = { onSuccess: onSent };
    if (text === '') area.current?.focus();
    else if (question.topic === 'office')
      office.mutate({ queryId: question.id, answer: text }, callbacks);
    else tender.mutate({ questionId: question.id, answer: text }, callbacks);
  };
  return (
    <Form onSubmit={submit}>
      <OutcomeMessage message={error?.userMessage} />
      <TextArea
        ref={area}
        label={t('questions.your')}
        description={t(hints[question.topic])}
        rows={4}
        maxLength={answerMaxCharacters}
        countText={(count) => t('common:ask.query.count', { count, n: answerMaxCharacters })}
        value={answer}
        {...(isMissing ? { errorMessage: t('specification:admin.required') } : {})}
        onChange={setAnswer}
      />
      <div className={row}>
        <Button type="submit" kind="primary" isPending={isPending}>
          {t('questions.send')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </Form>
  );
}
