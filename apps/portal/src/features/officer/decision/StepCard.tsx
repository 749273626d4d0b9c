import type { QueueRow } from '@temple-land/portal-core';
import { Button, Form, Select } from '@temple-land/ui';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, muted } from '../../../common/page/surface.css.ts';
import { NeedField } from './NeedField.tsx';
import * as styles from '../layout/officer.css.ts';
import { actionWord, needWord } from './stepWords.ts';
import { useStepForm } from './useStepForm.ts';

/** The props of `StepCard`. */
export interface StepCardProps {
  row: QueueRow;
  /** A step was taken, with words that say where the application stands. */
  onTaken: (words: string) => void;
}

function StepFields({ row, onTaken }: StepCardProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const prefix = useId();
  const form = useStepForm(row, onTaken);
  const { chosen, submitCount, missing, message } = form;
  const idOf = (need: string) => `${prefix}${need}`;
  const messageOf = (need: string) =>
    t('specification:step.need', { label: t(`specification:${needWord(need)}`) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <>
      <FormSummary
        submitCount={submitCount}
        problems={missing.map((need) => ({ controlId: idOf(need), message: messageOf(need) }))}
      />
      <OutcomeMessage message={message} />
      {message && <Button onClick={form.reload}>{t('case.reload')}</Button>}
      <Form onSubmit={submit}>
        <Select
          label={t('step')}
          description={t('step.hint')}
          options={row.actions.map(({ name }) => {
            const word = actionWord(name);
            return { value: name, label: word === undefined ? name : t(word) };
          })}
          value={chosen}
          onChange={(event) => form.choose(event.target.value)}
        />
        {form.needs.map((need) => (
          <NeedField
            key={`${chosen}.${need}`}
            {...{ need }}
            id={idOf(need)}
            text={form.texts[need] ?? ''}
            onText={(text) => form.setText(need, text)}
            error={submitCount > 0 && missing.includes(need) ? messageOf(need) : undefined}
          />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" isPending={form.isPending}>
            {t('step.take')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The steps of the workflow that the reader may take now, with what each needs. */
export function StepCard(props: StepCardProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { row } = props;
  return (
    <section className={`${card} ${styles.sideCard}`} aria-labelledby="step">
      <h2 id="step">{t('step')}</h2>
      {row.actions.length === 0 ? (
        <p className={muted}>{t('step.none')}</p>
      ) : (
        <StepFields key={`${row.state}.${row.version}`} {...props} />
      )}
    </section>
  );
}
