import type { OfficerApplication } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from '../layout/officer.css.ts';
import { RevealDialog } from './RevealDialog.tsx';
import { useReporter } from './useReporter.ts';

/** The texts about a reporter, whose name is hidden, and about an applicant, whose number and address are. */
const texts = {
  reporter: {
    title: 'reporter.title',
    lead: 'reporter.text',
    show: 'reporter.show',
    shown: 'reporter.shown',
    hint: 'reporter.reason.hint',
    mobile: 'reporter.mobile',
    email: 'reporter.email',
  },
  applicant: {
    title: 'contact.title',
    lead: 'contact.text',
    show: 'contact.show',
    shown: 'contact.shown',
    hint: 'contact.reason.hint',
    mobile: 'contact.mobile',
    email: 'contact.email',
  },
} as const satisfies Record<string, Record<string, TextKey<'officer'>>>;
type Hidden = keyof typeof texts;

interface ReporterReasonDialogProps {
  whose: Hidden;
  application: OfficerApplication;
  query: ReturnType<typeof useReporter>['query'];
  onClose: () => void;
}

function ReporterReasonDialog({ whose, application, query, onClose }: ReporterReasonDialogProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const words = texts[whose];
  const { applicationType, applicationId, applicationNo: number } = application;
  const onSuccess = () => {
    onClose();
    announce(t(words.shown));
  };
  return (
    <RevealDialog
      title={t(words.title, { number })}
      lead={t(words.lead)}
      show={t(words.show)}
      hint={t(words.hint)}
      isPending={query.isPending}
      message={query.error?.userMessage}
      onReason={(reason) => query.mutate({ applicationType, applicationId, reason }, { onSuccess })}
      onClose={onClose}
    />
  );
}

/** The props of `ReporterFacts`. */
export interface ReporterFactsProps {
  application: OfficerApplication;
  whose: Hidden;
}

/**
 * The reporter of an illegitimate use, or the mobile number and the e-mail address of an applicant, hidden until an
 * officer with the right enters a reason.
 */
export function ReporterFacts({ application, whose }: ReporterFactsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const words = texts[whose];
  const { reporter, query } = useReporter();
  const [isOpen, setOpen] = useState(false);
  const facts: readonly (readonly [name: string, value: string])[] = reporter
    ? [
        ...(whose === 'reporter' ? [[t('reporter'), reporter.fullName] as const] : []),
        [t(words.mobile), reporter.mobileNo || '-'],
        [t(words.email), reporter.emailId || '-'],
      ]
    : [[whose === 'reporter' ? t('reporter') : t('contact'), t('reporter.hidden')]];
  const close = () => {
    setOpen(false);
    query.reset();
  };
  return (
    <div className={styles.reporter}>
      <AnswerList answers={facts} className={styles.facts} />
      {application.mayReadReporter === true && reporter === undefined && (
        <Button onClick={() => setOpen(true)}>{t(words.show)}</Button>
      )}
      {isOpen && <ReporterReasonDialog {...{ whose, application, query }} onClose={close} />}
    </div>
  );
}
