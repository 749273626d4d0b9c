import { formatTenderDate, type LinkedApplication } from '@temple-land/portal-core';
import { Dialog } from '@temple-land/ui';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationDetails } from '../../common/applications/ApplicationDetails.tsx';
import { ApplicationStatus } from '../../common/applications/ApplicationStatus.tsx';
import { DiscardConfirmation } from '../../common/draft/DiscardConfirmation.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { LiveAnnouncer } from '../../common/feedback/LiveAnnouncer.tsx';
import { ApplicantSteps } from './ApplicantSteps.tsx';
import { CancelApplication, mayCancel } from './CancelApplication.tsx';
import * as styles from './citizen.css.ts';
import { Papers } from './Papers.tsx';
import { useApplication } from './useApplications.ts';

const ownHref = ({ applicationId }: LinkedApplication) =>
  `/citizen/applications?open=${applicationId}`;

/** Takes the focus to where the status stands, when the button that cancels goes away. */
function useFocusAfterCancelling(isCancellable: boolean) {
  const status = useRef<HTMLDivElement>(null);
  const was = useRef(isCancellable);
  useEffect(() => {
    if (was.current && !isCancellable) status.current?.focus();
    was.current = isCancellable;
  }, [isCancellable]);
  return status;
}

function Content({ application, onTyped }: ComponentProps<typeof ApplicantSteps>) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { applicationType, statusType, createdOn } = application;
  const status = useFocusAfterCancelling(mayCancel(application));
  return (
    <>
      <div ref={status} tabIndex={-1} className={`${styles.newestHead} ${styles.overDetails}`}>
        <p>{t('submittedOn', { date: formatTenderDate(createdOn) })}</p>
        <ApplicationStatus type={applicationType} status={statusType} />
      </div>
      <ApplicantSteps application={application} onTyped={onTyped} />
      <ApplicationDetails application={application} viewer="own" linkedHref={ownHref} />
      <Papers application={application} />
    </>
  );
}

/** The props of `ApplicationDialog`. */
export interface ApplicationDialogProps {
  applicationId: number;
  onClose: () => void;
}

/** Everything about one own application, and what its applicant may do now. */
export function ApplicationDialog({ applicationId, onClose }: ApplicationDialogProps) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { application, isPending, message, refetch } = useApplication(applicationId);
  const [typed, setTyped] = useState<Readonly<Record<string, boolean>>>({});
  const hasWords = Object.values(typed).includes(true);
  const [isLeaving, setLeaving] = useState(false);
  const onTyped = (step: string, isTyped: boolean) =>
    setTyped((typed) => ({ ...typed, [step]: isTyped }));
  // Closing while the question is there means going back to what was typed.
  const close = () => (hasWords ? setLeaving(!isLeaving) : onClose());
  return (
    <Dialog
      isOpen
      onClose={close}
      size="wide"
      title={application?.applicationNo ?? t('view.application')}
      closeLabel={t('close')}
      footer={
        application && mayCancel(application) ? <CancelApplication row={application} /> : undefined
      }
    >
      <LiveAnnouncer />
      {isLeaving && <DiscardConfirmation onKeep={() => setLeaving(false)} onDiscard={onClose} />}
      <div aria-busy={isPending}>
        <Retry message={message} onRetry={refetch} />
        {application && <Content application={application} onTyped={onTyped} />}
      </div>
    </Dialog>
  );
}
