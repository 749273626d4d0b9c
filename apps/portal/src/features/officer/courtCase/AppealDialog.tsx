import { courtAppealStatuses, type CourtAppeal } from '@temple-land/portal-core';
import { Button, Columns, Dialog, Form, Select, TextArea, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { courtAppealLabels } from '../../../common/applications/courtAppealLabels.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { announce } from '../../../state/announcement.ts';
import {
  findAppealProblem,
  requiredFields,
  toAppealRequest,
  toTypedAppeal,
  type RequiredField,
  type TypedAppeal,
} from './appeal.ts';
import type { CasePapersState } from './useCasePapers.ts';

/** The props of `AppealDialog`. */
export interface AppealDialogProps {
  applicationId: number;
  /** The appeal to change; a new one if absent. */
  appeal?: CourtAppeal | undefined;
  saveAppeal: CasePapersState['saveAppeal'];
  onClose: () => void;
}

interface FieldsProps {
  typed: TypedAppeal;
  change: (part: Partial<TypedAppeal>) => void;
  /** Returns the id of a field, and its message once it is checked. */
  frameOf: (field: RequiredField) => { id: string; errorMessage?: string };
}

function FilingFields({ typed, change, frameOf }: FieldsProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  return (
    <Columns kind="fields">
      <TextField
        {...frameOf('court')}
        label={t('courtCase:appeal.court')}
        maxLength={200}
        value={typed.court}
        onChange={(court) => change({ court })}
      />
      <TextField
        {...frameOf('number')}
        label={t('courtCase:appeal.number')}
        maxLength={60}
        value={typed.number}
        onChange={(number) => change({ number })}
      />
      <LazyDateField
        {...frameOf('filedOn')}
        label={t('courtCase:appeal.filedOn')}
        value={typed.filedOn}
        onChange={(filedOn) => change({ filedOn })}
      />
      <Select
        label={t('courtCase:appeal.status')}
        value={typed.status}
        options={courtAppealStatuses.map((value) => ({
          value,
          label: t(courtAppealLabels[value]),
        }))}
        onChange={(value) =>
          change({ status: courtAppealStatuses.find((one) => one === value) ?? 'pending' })
        }
      />
    </Columns>
  );
}

function DecisionFields({ typed, change, frameOf }: FieldsProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  if (typed.status === 'pending') return null;
  return (
    <>
      <LazyDateField
        {...frameOf('decidedOn')}
        label={t('courtCase:appeal.decidedOn')}
        value={typed.decidedOn}
        onChange={(decidedOn) => change({ decidedOn })}
      />
      <TextArea
        label={t('courtCase:appeal.outcome')}
        optionalLabel={t('common:field.optional')}
        rows={2}
        maxLength={500}
        value={typed.outcome}
        onChange={(outcome) => change({ outcome })}
      />
    </>
  );
}

/** Records an appeal to a higher court, or what became of one. */
export function AppealDialog({ applicationId, appeal, saveAppeal, onClose }: AppealDialogProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const formId = useId();
  const [typed, setTyped] = useState(() => toTypedAppeal(appeal));
  const [submitCount, setSubmitCount] = useState(0);
  const idOf = (field: RequiredField) => `${formId}${field}`;
  const problems = requiredFields.flatMap((field) => {
    const problem = findAppealProblem(typed, field);
    return problem === undefined ? [] : [{ controlId: idOf(field), message: t(problem) }];
  });
  const frameOf = (field: RequiredField) => {
    const found = problems.find(({ controlId }) => controlId === idOf(field));
    const isShown = submitCount > 0 && found !== undefined;
    return { id: idOf(field), ...(isShown ? { errorMessage: found.message } : {}) };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (problems.length > 0) return;
    const of = appeal === undefined ? {} : { appealId: appeal.appealId };
    saveAppeal.mutate(
      { applicationId, ...of, ...toAppealRequest(typed) },
      {
        onSuccess: () => {
          announce(t('courtCase:appeal.saved', { number: typed.number }));
          onClose();
        },
      },
    );
  };
  const fields = {
    typed,
    frameOf,
    change: (part: Partial<TypedAppeal>) => setTyped({ ...typed, ...part }),
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={appeal?.number ?? t('courtCase:appeal.add')}
      footer={
        <>
          <Button onClick={onClose}>{t('courtCase:cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={saveAppeal.isPending}>
            {t('courtCase:appeal.save')}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={saveAppeal.error?.userMessage} />
      <Form id={formId} onSubmit={submit}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <FilingFields {...fields} />
        <DecisionFields {...fields} />
      </Form>
    </Dialog>
  );
}
