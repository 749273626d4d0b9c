import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  DecisionForm,
  isDecidable,
  type MessageKey,
  type QueueRow,
} from '@temple-land/portal-core';
import { Button, Dialog, Form, RadioCards, Stack, TextArea } from '@temple-land/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formOptions } from '../../../common/form/formOptions.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, muted } from '../../../common/page/card.css.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from '../layout/officer.css.ts';
import { useDecision, type DecisionStatus } from './useDecision.ts';
import { toFieldProps, toGroupProps } from '../../../common/form/toFieldProps.ts';

const remarkMax = 500;

const choices = [
  {
    value: 'A',
    label: 'decision.approve',
    submitLabel: 'decision.submit.approve',
    question: 'decision.confirm.approve',
    doneMessage: 'notice.approved',
  },
  {
    value: 'R',
    label: 'decision.reject',
    submitLabel: 'decision.submit.reject',
    question: 'decision.confirm.reject',
    doneMessage: 'notice.rejected',
  },
  {
    value: 'G CLOSE',
    label: 'decision.close',
    submitLabel: 'decision.submit.close',
    question: 'decision.confirm.close',
    doneMessage: 'notice.closed',
  },
] as const satisfies readonly {
  value: DecisionStatus;
  label: TextKey<'officer'>;
  submitLabel: TextKey<'officer'>;
  question: TextKey<'officer'>;
  doneMessage: MessageKey;
}[];

const getChoice = (status: DecisionStatus) =>
  choices.find(({ value }) => value === status) ?? choices[0];

const listChoices = ({ decisions }: QueueRow) =>
  choices.filter(({ value }) => decisions.includes(value));

/** The props of `DecisionCard`. */
export interface DecisionCardProps {
  row: QueueRow;
  onDecided: () => void;
}

interface DecisionConfirmationProps {
  /** The decision to confirm; the dialog is open while it is set. */
  decision: DecisionForm | undefined;
  number: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function DecisionConfirmation({
  decision,
  number,
  isPending,
  onConfirm,
  onCancel,
}: DecisionConfirmationProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const ask = decision && getChoice(decision.statusType);
  return (
    <Dialog
      isOpen={ask !== undefined}
      onOpenChange={onCancel}
      role="alertdialog"
      title={ask ? t(ask.question, { number }) : ''}
      description={t('decision.confirm.text')}
      footer={
        <>
          <Button data-initial-focus onClick={onCancel}>
            {t('decision.goBack')}
          </Button>
          <Button
            kind={decision?.statusType === 'A' ? 'primary' : 'danger'}
            isPending={isPending}
            onClick={onConfirm}
          >
            {ask ? t(ask.label) : ''}
          </Button>
        </>
      }
    />
  );
}

function DecisionFields({ row, onDecided }: DecisionCardProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [pendingDecision, setPendingDecision] = useState<DecisionForm>();
  const { decision, refresh } = useDecision();
  const message = decision.error?.userMessage;
  const form = useForm<DecisionForm>({
    resolver: valibotResolver(DecisionForm),
    defaultValues: { remark: '' },
    criteriaMode: formOptions.criteriaMode,
  });
  const { errors } = form.formState;
  const { idOf, errorOf } = useFormProblems(errors, ['remark']);
  const chosen = useWatch({ control: form.control, name: 'statusType' });
  const number = row.applicationNo;
  const confirm = () => {
    if (!pendingDecision) return;
    const { applicationType, applicationId, version } = row;
    decision.mutate(
      { applicationType, applicationId, version, ...pendingDecision },
      {
        onSettled: () => setPendingDecision(undefined),
        onSuccess: () => {
          announce(
            t(`specification:${getChoice(pendingDecision.statusType).doneMessage}`, {
              number,
              remark: pendingDecision.remark,
            }),
          );
          onDecided();
        },
      },
    );
  };
  const reload = () => {
    decision.reset();
    refresh();
  };
  return (
    <>
      <OutcomeMessage message={message} />
      {message && <Button onClick={reload}>{t('case.reload')}</Button>}
      <Form onSubmit={(event) => void form.handleSubmit(setPendingDecision)(event)}>
        <RadioCards
          {...toGroupProps(form.register('statusType'), form.getValues('statusType') ?? '')}
          label={t('decision.choice')}
          errorMessage={errors.statusType && t('decision.required')}
          choices={listChoices(row).map(({ value, label }) => ({ value, label: t(label) }))}
        />
        <TextArea
          {...toFieldProps(form.register('remark'))}
          id={idOf('remark')}
          label={t('common:application.remark')}
          optionalLabel=""
          description={t('decision.remark.hint')}
          errorMessage={errorOf('remark')}
          maxLength={remarkMax}
          countText={(n) => t('common:apply.purpose.count', { n, max: remarkMax })}
        />
        <Stack direction="row" gap="md">
          <Button type="submit" kind="primary">
            {t(chosen === undefined ? 'decision.submit' : getChoice(chosen).submitLabel)}
          </Button>
        </Stack>
      </Form>
      <DecisionConfirmation
        decision={pendingDecision}
        number={number}
        isPending={decision.isPending}
        onConfirm={confirm}
        onCancel={() => setPendingDecision(undefined)}
      />
    </>
  );
}

/** The card with the decisions that the officer may make on an open application. */
export function DecisionCard(props: DecisionCardProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { decisions, statusType } = props.row;
  if (isDecidable(statusType) && decisions.length === 0) return null;
  return (
    <section className={`${card} ${styles.sideCard}`} aria-labelledby="decision">
      <h2 id="decision">{t('decision')}</h2>
      {isDecidable(props.row.statusType) ? (
        <DecisionFields {...props} />
      ) : (
        <p className={muted}>{t('decision.closed')}</p>
      )}
    </section>
  );
}
