import {
  getReportName,
  isReportFormat,
  maxScheduleName,
  reportFormats,
  scheduleRhythms,
} from '@temple-land/portal-core';
import { Button, Dialog, Form, Select, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { formatDate } from '../../../i18n/format.ts';
import { announce } from '../../../state/announcement.ts';
import { useDataRights } from '../../../state/useDataRights.ts';
import { listShown, type ReportState } from './reportAddress.ts';
import { formatLabels, tableFormats } from './reportFormats.ts';
import { rhythmLabels, useScheduleSave } from './useReportSchedules.ts';

/** The props of `ScheduleDialog`. */
export interface ScheduleDialogProps {
  state: ReportState;
  onClose: () => void;
}

/** Has the report with its filters and columns made regularly, as a file in the notifications. */
export function ScheduleDialog({ state, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { view } = state;
  const formId = useId();
  const [name, setName] = useState(() =>
    t(`specification:${getReportName(view.report)}`).slice(0, maxScheduleName),
  );
  const [rhythm, setRhythm] = useState<(typeof scheduleRhythms)[number]>('weekly');
  const [format, setFormat] = useState<(typeof reportFormats)[number]>('xlsx');
  const [isAsked, setAsked] = useState(false);
  const save = useScheduleSave();
  const hasOutlines = useDataRights()('data.outlines.export');
  const formats = reportFormats.filter(
    (one) => isReportFormat(view.report, one) && (hasOutlines || tableFormats.has(one)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const trimmed = name.trim();
    if (trimmed === '') return;
    const columns = format === 'ladm' ? {} : { columns: listShown(state) };
    const onSuccess = () => {
      announce(t('schedule.saved', { name: trimmed }));
      onClose();
    };
    save.mutate({ name: trimmed, rhythm, file: { ...view, format, ...columns } }, { onSuccess });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('schedule.add')}
      description={t('schedule.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={save.isPending}>
            {t('schedule.save')}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={save.error?.userMessage} />
      {view.day !== undefined && <p>{t('schedule.day', { day: formatDate(view.day) })}</p>}
      <Form id={formId} onSubmit={submit}>
        <TextField
          label={t('schedule.name')}
          value={name}
          maxLength={maxScheduleName}
          onChange={setName}
          {...(isAsked && name.trim() === '' ? { errorMessage: t('views.name.missing') } : {})}
        />
        <Select
          label={t('schedule.rhythm')}
          options={scheduleRhythms.map((value) => ({ value, label: t(rhythmLabels[value]) }))}
          value={rhythm}
          onChange={(value) => setRhythm(scheduleRhythms.find((one) => one === value) ?? rhythm)}
        />
        <Select
          label={t('schedule.format')}
          options={formats.map((value) => ({ value, label: t(formatLabels[value]) }))}
          value={format}
          onChange={(value) => setFormat(formats.find((one) => one === value) ?? format)}
        />
      </Form>
    </Dialog>
  );
}
