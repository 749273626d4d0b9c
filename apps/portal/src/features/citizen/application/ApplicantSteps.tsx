import {
  en,
  parseAskedParts,
  type ApplicationDetail,
  type MessageKey,
} from '@temple-land/portal-core';
import { Alert, Button, TextArea, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRupees } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import { formatDueDate } from '../../../common/applications/applicantAction.ts';
import { StepDocuments } from '../../../common/files/StepDocuments.tsx';
import { useDocumentRules } from '../../../common/files/useDocumentKinds.ts';
import { toSubmittedFiles } from '../../../common/files/toSubmittedFiles.ts';
import { useStepFiles } from '../../../common/files/useStepFiles.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';
import { announce } from '../../../state/announcement.ts';
import { useUnsentAnswers } from '../../../state/unsentAnswers.ts';
import { useConfiguration } from '../../../api/configuration/useConfiguration.ts';
import { useApplicantId } from '../../../state/useApplicantId.ts';
import * as styles from '../citizen.css.ts';
import { AskedFields } from './AskedFields.tsx';
import { listNewDocuments, listOpenAnswers } from './askedAnswers.ts';
import { PayOnline } from './PayOnline.tsx';
import { useApplicantStepMutation } from './useApplicantStepMutation.ts';

const stepLabels: Readonly<Record<string, TextKey<'citizen'>>> = {
  answer: 'step.answer',
  pay: 'step.pay',
  payFee: 'step.payFee',
  submitFormM: 'step.submitFormM',
  paySecurity: 'step.paySecurity',
  appeal: 'step.appeal',
};

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);
const isLongText = (need: string) => need === 'answer' || need === 'remark';
const answerMax = 2000;
const remarkMax = 500;

/** The props of `ApplicantSteps`. */
export interface ApplicantStepsProps {
  application: ApplicationDetail;
}

/** Returns the last question of the office; undefined without one. */
const findQuestion = ({ history }: ApplicationDetail) =>
  history.findLast(({ action, state }) => state === 'QUERY' && action === 'query');

/** Returns what the last question asked for besides its text, for the step that answers it. */
const findAsked = (application: ApplicationDetail, action: string) =>
  action === 'answer' ? parseAskedParts(findQuestion(application)?.given) : undefined;

interface ApplicantStepFormProps extends ApplicantStepsProps {
  action: ApplicationDetail['actions'][number];
  title: string;
  /** Another way to do the same stands above it, with the primary button. */
  isSecondWay: boolean;
}

function ApplicantStepForm(props: ApplicantStepFormProps) {
  const { application, action, title, isSecondWay } = props;
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { mutate, isPending, error } = useApplicantStepMutation();
  const userId = useApplicantId() ?? 0;
  const [values, setValues] = useUnsentAnswers(
    `${userId} ${application.applicationId} ${action.name}`,
  );
  const [isSubmitted, setSubmitted] = useState(false);
  const stepFiles = useStepFiles();
  const asked = findAsked(application, action.name);
  const fields = listOpenAnswers(application, asked?.fields ?? [], values);
  const { rules } = useDocumentRules(application.createdOn);
  const added = listNewDocuments(rules, application, fields);
  const lacksFile = added.some(
    ({ rule, required }) =>
      required && !stepFiles.files.some(({ kind }) => kind === rule.documentId),
  );
  const missing = action.needs.filter((need) => (values[need] ?? '').trim() === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (missing.length > 0 || lacksFile || fields.some(({ fault }) => fault !== undefined)) return;
    const { applicationId, version } = application;
    const onSuccess = () => {
      setValues({});
      announce(t('step.done'));
    };
    const files = toSubmittedFiles(stepFiles.files);
    const corrections = fields.flatMap(({ field, text }) =>
      text.trim() === '' ? [] : [{ field, text }],
    );
    const given = Object.fromEntries(action.needs.map((need) => [need, values[need] ?? '']));
    mutate(
      { applicationId, version, action: action.name, given, ...files, corrections },
      { onSuccess },
    );
  };
  const change = (need: string, value: string) => setValues({ ...values, [need]: value });
  const renderField = (need: string) => {
    const key = `need.${need}`;
    const label = isMessageKey(key) ? t(`specification:${key}`) : need;
    const isMissing = isSubmitted && missing.includes(need);
    const props = {
      label,
      value: values[need] ?? '',
      onChange: (value: string) => change(need, value),
      ...(isMissing ? { errorMessage: t('specification:step.need', { label }) } : {}),
    };
    if (!isLongText(need)) return <TextField key={need} {...props} maxLength={60} />;
    return <TextArea key={need} {...props} maxLength={need === 'remark' ? remarkMax : answerMax} />;
  };
  return (
    <form method="post" noValidate className={styles.step} onSubmit={submit}>
      <OutcomeMessage message={error?.userMessage} />
      {action.needs.map(renderField)}
      <AskedFields {...{ application, fields, isSubmitted }} onText={change} />
      <StepDocuments
        {...{ application, stepFiles, added, isSubmitted }}
        action={action.name}
        askedKinds={asked?.documents}
      />
      <div>
        <Button type="submit" kind={isSecondWay ? 'secondary' : 'primary'} isPending={isPending}>
          {title}
        </Button>
      </div>
    </form>
  );
}

/**
 * The forms for the applicant's next steps: answer to a question, payment online or by challan, appeal after a
 * rejection.
 */
export function ApplicantSteps({ application }: ApplicantStepsProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const offersPayments = useConfiguration()?.offersPayments === true;
  const due = formatDueDate(application, text);
  const query = findQuestion(application)?.given['query'];
  const isQuery = application.state === 'QUERY';
  return application.actions.map((action) => {
    const label = stepLabels[action.name];
    if (label === undefined) return null;
    return (
      <section key={action.name} className={styles.steps} aria-label={t(label)}>
        {action.name !== 'appeal' && (
          <Alert tone="warning" role="none" title={t('step.waits')}>
            {isQuery && query !== undefined && (
              <p {...langAttribute(query, languageOf(text.i18n))}>{query}</p>
            )}
            {action.name === 'pay' && application.valuation && (
              <p>
                {t('common:amountDue.total')}:{' '}
                <b>₹ {formatRupees(application.valuation.amountDue)}</b>
              </p>
            )}
            {due !== undefined && (
              <p>
                <b>{due}</b>
              </p>
            )}
          </Alert>
        )}
        {action.name === 'pay' && offersPayments && <PayOnline application={application} />}
        <ApplicantStepForm
          {...{ application, action }}
          title={t(label)}
          isSecondWay={action.name === 'pay' && offersPayments}
        />
      </section>
    );
  });
}
