import { queryMaxCharacters } from '@temple-land/portal-core';
import { Button, Form, TextArea, TextField } from '@temple-land/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { row } from '../../../common/page/card.css.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import type { Session } from '../../../state/session.ts';
import { useQuestionForm } from './useQuestionForm.ts';

const order = ['name', 'mobileNo', 'emailId', 'subject', 'query'] as const;

/** The form of a question to the office, with the sender's name and number filled in. */
export function QuestionForm({ session }: { session: Session }) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const { form, submit, isPending, message, number } = useQuestionForm(session);
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  // The form is reset after sending without a change event, so the field watches the value.
  const query = useWatch({ control: form.control, name: 'query' });
  const sent = number === undefined ? undefined : { text: t('ask.sent', { number }) };
  const renderField = (name: (typeof order)[number]) => ({
    ...toFieldProps(form.register(name)),
    id: idOf(name),
    errorMessage: errorOf(name),
  });
  return (
    <>
      <FormSummary problems={problems} submitCount={submitCount} />
      <OutcomeMessage message={message} />
      <OutcomeMessage message={sent} tone="success" />
      <Form onSubmit={(event) => void submit(event)}>
        <TextField {...renderField('name')} label={t('ask.name')} autoComplete="name" />
        <TextField
          {...renderField('mobileNo')}
          inputMode="numeric"
          label={t('ask.mobile')}
          autoComplete="tel-national"
        />
        <TextField
          {...renderField('emailId')}
          type="email"
          label={t('ask.email')}
          optionalLabel={t('common:field.optional')}
          autoComplete="email"
        />
        <TextField {...renderField('subject')} label={t('ask.subject')} autoComplete="off" />
        <TextArea
          {...renderField('query')}
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
