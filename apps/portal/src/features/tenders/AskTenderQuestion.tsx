import { Button, Form, Link, TextArea } from '@temple-land/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { row } from '../../common/page/card.css.ts';
import { useSession } from '../../state/useSession.ts';

const questionMaxCharacters = 1000;

function QuestionForm({ tenderId }: { tenderId: number }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const { mutate, isPending, error } = useServiceMutation('tenderAsk');
  const [question, setQuestion] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const isMissing = isTried && question.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(false);
    setIsTried(true);
    if (question.trim() === '') {
      area.current?.focus();
      return;
    }
    const onSuccess = () => {
      setQuestion('');
      setIsTried(false);
      setIsSent(true);
    };
    mutate({ tenderAdvertisementId: tenderId, question: question.trim() }, { onSuccess });
  };
  const sent = isSent ? { text: t('talk.asked') } : undefined;
  return (
    <Form onSubmit={submit}>
      <OutcomeMessage message={error?.userMessage} />
      <OutcomeMessage message={sent} tone="success" />
      <TextArea
        ref={area}
        label={t('talk.ask')}
        description={t('talk.ask.hint')}
        rows={3}
        maxLength={questionMaxCharacters}
        countText={(count) => t('common:ask.query.count', { count, n: questionMaxCharacters })}
        value={question}
        {...(isMissing ? { errorMessage: t('specification:query.text.required') } : {})}
        onChange={setQuestion}
      />
      <div className={row}>
        <Button type="submit" isPending={isPending}>
          {t('common:ask.send')}
        </Button>
      </div>
    </Form>
  );
}

/** The question form of an open tender for citizens and counter operators; a login link for visitors. */
export function AskTenderQuestion({ tenderId }: { tenderId: number }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const session = useSession();
  if (session === undefined) {
    return (
      <Link href={href('/login')} isAlone>
        {t('talk.ask.signIn')}
      </Link>
    );
  }
  const canAsk = session.userType === 'CI' || session.userType === 'C';
  return canAsk ? <QuestionForm tenderId={tenderId} /> : null;
}
