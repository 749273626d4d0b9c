import { reporterReasonMax, type OfficerApplication } from '@temple-land/portal-core';
import { Button, Dialog, Form, TextArea } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { announce } from '../../../state/announcement.ts';
import * as styles from '../layout/officer.css.ts';
import { useReporter } from './useReporter.ts';

interface ReporterReasonDialogProps {
  application: OfficerApplication;
  query: ReturnType<typeof useReporter>['query'];
  onClose: () => void;
}

function ReporterReasonDialog({ application, query, onClose }: ReporterReasonDialogProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && reason.trim() === '';
  const { applicationType, applicationId, applicationNo: number } = application;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() === '') return;
    const onSuccess = () => {
      onClose();
      announce(t('reporter.shown'));
    };
    query.mutate({ applicationType, applicationId, reason: reason.trim() }, { onSuccess });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('reporter.title', { number })}
      description={t('reporter.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('decision.goBack')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={query.isPending}>
            {t('reporter.show')}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={query.error?.userMessage} />
      <Form id={formId} onSubmit={submit}>
        <TextArea
          label={t('reporter.reason')}
          description={t('reporter.reason.hint')}
          value={reason}
          maxLength={reporterReasonMax}
          onChange={setReason}
          {...(isMissing ? { errorMessage: t('reporter.reason.missing') } : {})}
        />
      </Form>
    </Dialog>
  );
}

/** The reporter of an illegitimate use, hidden until an officer with the right enters a reason. */
export function ReporterFacts({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { reporter, query } = useReporter();
  const [isOpen, setOpen] = useState(false);
  const facts: readonly (readonly [name: string, value: string])[] = reporter
    ? [
        [t('reporter'), reporter.fullName],
        [t('reporter.mobile'), reporter.mobileNo || '-'],
        [t('reporter.email'), reporter.emailId || '-'],
      ]
    : [[t('reporter'), t('reporter.hidden')]];
  const close = () => {
    setOpen(false);
    query.reset();
  };
  return (
    <div className={styles.reporter}>
      <AnswerList answers={facts} className={styles.facts} />
      {application.mayReadReporter === true && reporter === undefined && (
        <Button onClick={() => setOpen(true)}>{t('reporter.show')}</Button>
      )}
      {isOpen && <ReporterReasonDialog {...{ application, query }} onClose={close} />}
    </div>
  );
}
