import { valibotResolver } from '@hookform/resolvers/valibot';
import { DecisionForm, isDecidable, type QueueRow } from '@temple-land/portal-core';
import { Button, Form, RadioCards, Stack, TextArea } from '@temple-land/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formOptions } from '../../../common/form/formOptions.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, muted } from '../../../common/page/card.css.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from '../layout/officer.css.ts';
import { getChoice, listChoices } from './decisionChoices.ts';
import { DecisionConfirmation } from './DecisionConfirmation.tsx';
import { useDecision } from './useDecision.ts';
import { toFieldProps, toGroupProps } from '../../../common/form/toFieldProps.ts';

const remarkMax = 500;

/** The props of `DecisionCard`. */
export interface DecisionCardProps {
  row: QueueRow;
  /** Whether the decision of this card is chosen, not a step beside it. */
  isActive: boolean;
  /** Called when a decision is chosen. */
  onActive: () => void;
  onDecided: () => void;
}

interface RemarkFieldProps {
  register: ReturnType<typeof toFieldProps>;
  id: string;
  error: string | undefined;
}

function RemarkField({ register, id, error }: RemarkFieldProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <TextArea
      {...register}
      id={id}
      label={t('common:application.remark')}
      optionalLabel=""
      description={t('decision.remark.hint')}
      errorMessage={error}
      maxLength={remarkMax}
      countText={(n) => t('common:apply.purpose.count', { n, max: remarkMax })}
    />
  );
}

const useDecisionForm = () =>
  useForm<DecisionForm>({
    resolver: valibotResolver(DecisionForm),
    defaultValues: { remark: '' },
    criteriaMode: formOptions.criteriaMode,
  });

function DecisionFields({ row, isActive, onActive, onDecided }: DecisionCardProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [pendingDecision, setPendingDecision] = useState<DecisionForm>();
  const { decision, refresh } = useDecision();
  const message = decision.error?.userMessage;
  const form = useDecisionForm();
  const { idOf, errorOf } = useFormProblems(form.formState.errors, ['remark']);
  const watched = useWatch({ control: form.control, name: 'statusType' });
  const chosen = isActive ? watched : undefined;
  const register = toGroupProps(form.register('statusType'), '');
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
          name={register.name}
          label={t('decision.choice')}
          choices={listChoices(row).map(({ value, label }) => ({ value, label: t(label) }))}
          value={chosen ?? ''}
          onChange={(value) => {
            onActive();
            register.onChange(value);
          }}
        />
        {chosen !== undefined && (
          <>
            <RemarkField
              register={toFieldProps(form.register('remark'))}
              id={idOf('remark')}
              error={errorOf('remark')}
            />
            <Stack direction="row" gap="md">
              <Button type="submit" kind="primary">
                {t(getChoice(chosen).submitLabel)}
              </Button>
            </Stack>
          </>
        )}
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
  const { actions, decisions, statusType } = props.row;
  const hasSteps = isDecidable(statusType) ? decisions.length === 0 : actions.length > 0;
  if (hasSteps) return null;
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
