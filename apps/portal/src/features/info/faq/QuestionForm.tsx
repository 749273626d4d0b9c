import { queryMaxCharacters } from '@temple-land/portal-core';
import { Button, Form, TextArea, TextField } from '@temple-land/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { row } from '../../../common/page/surface.css.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import type { Session } from '../../../state/session.ts';
import { useQuestion } from './useQuestion.ts';

const order = ['name', 'mobileNo', 'emailId', 'subject', 'query'] as const;

/** A question to the office; the sender's name and number stand in it already. */
export function QuestionForm({ session }: { session: Session }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { form, submit, isPending, message, number } = useQuestion(session);
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  // The form empties itself when the question is sent, which the field does not hear.
  const query = useWatch({ control: form.control, name: 'query' });
  const sent = number === undefined ? undefined : { text: t('ask.sent', { number }) };
  const field = (name: (typeof order)[number]) => ({
    ...form.register(name),
    id: idOf(name),
    errorMessage: errorOf(name),
  });
  return (
    <>
      <FormSummary problems={problems} submitCount={submitCount} />
      <OutcomeMessage message={message} />
      <OutcomeMessage message={sent} tone="success" />
      <Form onSubmit={(event) => void submit(event)}>
        <TextField {...field('name')} label={t('ask.name')} autoComplete="name" />
        <TextField
          {...field('mobileNo')}
          inputMode="numeric"
          label={t('ask.mobile')}
          autoComplete="tel-national"
        />
        <TextField
          {...field('emailId')}
          type="email"
          label={t('ask.email')}
          optionalLabel={t('common:field.optional')}
          autoComplete="email"
        />
        <TextField {...field('subject')} label={t('ask.subject')} autoComplete="off" />
        <TextArea
          {...field('query')}
          label={t('ask.query')}
          rows={5}
          countText={() =>
            t('common:ask.query.count', { count: query.length, n: queryMaxCharacters })
          }
        />
        <div className={row}>
          <Button type="submit" kind="primary" isPending={isPending}>
            {t('common:ask.send')}
          </Button>
        </div>
      </Form>
    </>
  );
}
