import { serviceModes, type CaseNotice, type ServiceMode } from '@temple-land/portal-core';
import { Button, Dialog, Form, Select, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { toFieldProblems } from '../../../common/form/toFieldProblems.ts';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import { announce } from '../../../state/announcement.ts';
import { serviceLabels } from './caseLabels.ts';
import type { CasePapersState } from './useCasePapers.ts';

/** The props of `ServiceDialog`. */
export interface ServiceDialogProps {
  applicationId: number;
  notice: CaseNotice;
  /** The name of the party. */
  name: string;
  saveService: CasePapersState['saveService'];
  onClose: () => void;
}

function useServiceForm({ applicationId, notice, name, saveService, onClose }: ServiceDialogProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const [servedOn, setServedOn] = useState(getIndianToday);
  const [mode, setMode] = useState('');
  const [note, setNote] = useState('');
  const [submitCount, setSubmitCount] = useState(0);
  const dayProblem = servedOn === '' ? t('courtCase:service.day.missing') : undefined;
  const modeProblem = mode === '' ? t('courtCase:service.mode.missing') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (dayProblem !== undefined || modeProblem !== undefined) return;
    const { noticeId } = notice;
    saveService.mutate(
      { applicationId, noticeId, servedOn, mode: mode as ServiceMode, note },
      {
        onSuccess: () => {
          announce(t('courtCase:service.saved', { name }));
          onClose();
        },
      },
    );
  };
  const values = { servedOn, setServedOn, mode, setMode, note, setNote };
  return { ...values, submitCount, dayProblem, modeProblem, submit };
}

/** Records how and when a notice was served. */
export function ServiceDialog(props: ServiceDialogProps) {
  const { name, saveService, onClose } = props;
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const formId = useId();
  const form = useServiceForm(props);
  const { submitCount, dayProblem, modeProblem } = form;
  const listed = { [`${formId}day`]: dayProblem, [`${formId}mode`]: modeProblem };
  const { problems, errorOf } = toFieldProblems(listed, submitCount);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('courtCase:service.title', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('courtCase:cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={saveService.isPending}>
            {t('courtCase:service.save')}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={saveService.error?.userMessage} />
      <Form id={formId} onSubmit={form.submit}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <LazyDateField
          id={`${formId}day`}
          label={t('courtCase:service.day')}
          value={form.servedOn}
          onChange={form.setServedOn}
          {...errorOf(`${formId}day`)}
        />
        <Select
          id={`${formId}mode`}
          label={t('courtCase:service.mode')}
          placeholder={t('courtCase:service.mode.missing')}
          value={form.mode}
          options={serviceModes.map((value) => ({ value, label: t(serviceLabels[value]) }))}
          onChange={form.setMode}
          {...errorOf(`${formId}mode`)}
        />
        <TextField
          label={t('courtCase:service.note')}
          optionalLabel={t('common:field.optional')}
          value={form.note}
          onChange={form.setNote}
          maxLength={300}
        />
      </Form>
    </Dialog>
  );
}
