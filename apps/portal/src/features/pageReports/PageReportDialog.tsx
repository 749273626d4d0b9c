import { pageReportMaxCharacters } from '@temple-land/portal-core';
import { Alert, Button, Dialog, Form, Stack, TextArea, TextField } from '@temple-land/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { FactList } from '../../common/page/FactList.tsx';
import { row } from '../../common/page/card.css.ts';
import { FormSummary } from '../../common/form/FormSummary.tsx';
import { toFieldProps } from '../../common/form/toFieldProps.ts';
import { useFormProblems } from '../../common/form/useFormProblems.ts';
import { usePageReport } from './usePageReport.ts';

const order = ['problem', 'expected', 'contact'] as const;

interface FormProps {
  report: ReturnType<typeof usePageReport>;
  onCancel: () => void;
}

function ReportForm({ report, onCancel }: FormProps) {
  const { t } = useTranslation(['pageReports', 'common', 'specification']);
  const { form, submit, isPending, message } = report;
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const renderField = (name: (typeof order)[number]) => ({
    ...toFieldProps(form.register(name)),
    id: idOf(name),
    errorMessage: errorOf(name),
  });
  const countText = (count: number) =>
    t('common:ask.query.count', { count, n: pageReportMaxCharacters });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <OutcomeMessage message={message} />
      <TextArea {...renderField('problem')} label={t('problem')} rows={3} countText={countText} />
      <TextArea
        {...renderField('expected')}
        label={t('expected')}
        optionalLabel={t('common:field.optional')}
        rows={2}
      />
      <TextField
        {...renderField('contact')}
        label={t('contact')}
        description={t('contact.hint')}
        optionalLabel={t('common:field.optional')}
        autoComplete="email"
        spellCheck={false}
      />
      <div className={row}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pageReports', 'common', 'specification']);
  const button = useRef<HTMLButtonElement>(null);
  // The form is removed with its focused button.
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack>
      <Alert tone="success">
        <p>{t('sent')}</p>
      </Alert>
      <div className={row}>
        <Button ref={button} kind="primary" onClick={onClose}>
          {t('common:shell.close')}
        </Button>
      </div>
    </Stack>
  );
}

/** The props of `PageReportDialog`. */
export interface PageReportDialogProps {
  onClose: () => void;
}

/** The dialog that reports a problem with the page below it; the query of its address is not sent. */
export function PageReportDialog({ onClose }: PageReportDialogProps) {
  const { t } = useTranslation(['pageReports', 'common', 'specification']);
  const [path] = useState(useLocation().pathname);
  const report = usePageReport(path);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('common:pageFoot.report')}
      description={t('lead')}
    >
      {report.isSent ? (
        <Sent onClose={onClose} />
      ) : (
        <Stack>
          <FactList facts={[[t('page'), path]]} />
          <ReportForm report={report} onCancel={onClose} />
        </Stack>
      )}
    </Dialog>
  );
}
