import { messageMaxLength } from '@temple-land/portal-core';
import { Button, TextArea } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../state/announcement.ts';
import { useUnsentAnswers } from '../../state/unsentAnswers.ts';
import { useApplicantId } from '../../state/useApplicantId.ts';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import * as styles from './Messages.css.ts';
import { useMessageMutation } from './useMessages.ts';

/** The form that writes to the other side about an application. */
export function MessageForm({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation(['common', 'specification']);
  const userId = useApplicantId() ?? 0;
  const [{ text = '' }, setAnswers] = useUnsentAnswers(`${userId} ${applicationId} message`);
  const [isSubmitted, setSubmitted] = useState(false);
  const { mutate, isPending, error } = useMessageMutation();
  const isMissing = isSubmitted && text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (text.trim() === '') return;
    const onSuccess = () => {
      setAnswers({});
      setSubmitted(false);
      announce(t('common:messages.sent'));
    };
    mutate({ applicationId, text: text.trim() }, { onSuccess });
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <OutcomeMessage message={error?.userMessage} />
      <TextArea
        label={t('common:messages.write')}
        value={text}
        maxLength={messageMaxLength}
        onChange={(next) => setAnswers({ text: next })}
        {...(isMissing ? { errorMessage: t('common:messages.missing') } : {})}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          {t('common:messages.send')}
        </Button>
      </div>
    </form>
  );
}
