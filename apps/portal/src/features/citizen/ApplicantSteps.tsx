import { en, type ApplicationDetail, type MessageKey } from '@temple-land/portal-core';
import { Alert, Button, TextArea, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDueDate } from '../../common/applications/applicantAction.ts';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import type { TextKey } from '../../i18n/textKey.ts';
import { announce } from '../../state/announcement.ts';
import * as styles from './citizen.css.ts';
import { useApplicantStep } from './useApplicantStep.ts';

const stepWords: Readonly<Record<string, TextKey<'citizen'>>> = {
  answer: 'step.answer',
  pay: 'step.pay',
  payFee: 'step.payFee',
  submitFormM: 'step.submitFormM',
  paySecurity: 'step.paySecurity',
  appeal: 'step.appeal',
};

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key);
const isLong = (need: string) => need === 'answer' || need === 'remark';
const answerMax = 2000;
const remarkMax = 500;

/** The props of `ApplicantSteps`. */
export interface ApplicantStepsProps {
  application: ApplicationDetail;
  /** Is told, as it is typed, whether a step has words that were not sent. */
  onTyped: (step: string, hasWords: boolean) => void;
}

interface StepProps extends ApplicantStepsProps {
  action: ApplicationDetail['actions'][number];
  title: string;
}

function Step({ application, action, title, onTyped }: StepProps) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { mutate, isPending, error } = useApplicantStep();
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setAsked] = useState(false);
  const missing = action.needs.filter((need) => (given[need] ?? '').trim() === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length > 0) return;
    const { applicationId, version } = application;
    const onSuccess = () => {
      onTyped(action.name, false);
      announce(t('step.done'));
    };
    mutate(
      { applicationId, version, action: action.name, given: { ...given }, documents: [] },
      { onSuccess },
    );
  };
  const change = (need: string, value: string) => {
    const next = { ...given, [need]: value };
    setGiven(next);
    onTyped(
      action.name,
      Object.values(next).some((words) => words.trim() !== ''),
    );
  };
  const field = (need: string) => {
    const key = `need.${need}`;
    const label = isKey(key) ? t(`specification:${key}`) : need;
    const isMissing = isAsked && missing.includes(need);
    const props = {
      label,
      value: given[need] ?? '',
      onChange: ({ target }: { target: { value: string } }) => change(need, target.value),
      ...(isMissing ? { errorMessage: t('specification:step.need', { label }) } : {}),
    };
    if (!isLong(need)) return <TextField key={need} {...props} maxLength={60} />;
    return <TextArea key={need} {...props} maxLength={need === 'remark' ? remarkMax : answerMax} />;
  };
  return (
    <form method="post" noValidate className={styles.step} onSubmit={submit}>
      <OutcomeMessage message={error?.userMessage} />
      {action.needs.map(field)}
      <div>
        <Button type="submit" kind="primary" isPending={isPending}>
          {title}
        </Button>
      </div>
    </form>
  );
}

/** What the office waits for: the question to answer, the challan to enter; an appeal after a refusal. */
export function ApplicantSteps({ application, onTyped }: ApplicantStepsProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const due = formatDueDate(application, text);
  const query = application.history.findLast(({ state }) => state === 'QUERY')?.given['query'];
  const isQuery = application.state === 'QUERY';
  return application.actions.map((action) => {
    const words = stepWords[action.name];
    if (words === undefined) return null;
    return (
      <section key={action.name} className={styles.steps} aria-label={t(words)}>
        {action.name !== 'appeal' && (
          <Alert tone="warning" role="none" title={t('step.waits')}>
            {isQuery && query !== undefined && <p>{query}</p>}
            {due !== undefined && (
              <p>
                <b>{due}</b>
              </p>
            )}
          </Alert>
        )}
        <Step {...{ application, action, onTyped }} title={t(words)} />
      </section>
    );
  });
}
