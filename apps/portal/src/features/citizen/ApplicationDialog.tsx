import { type LinkedApplication } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import { Dialog } from '@temple-land/ui';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationDetails } from '../../common/applications/ApplicationDetails.tsx';
import { ApplicationStatus } from '../../common/applications/ApplicationStatus.tsx';
import { DiscardConfirmation } from '../../common/draft/DiscardConfirmation.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { LiveAnnouncer } from '../../common/feedback/LiveAnnouncer.tsx';
import { ApplicantSteps } from './ApplicantSteps.tsx';
import { CancelApplication, canCancel } from './CancelApplication.tsx';
import * as styles from './citizen.css.ts';
import { PrintableDocuments } from './PrintableDocuments.tsx';
import { useApplication } from './useApplications.ts';

const getApplicationPath = ({ applicationId }: LinkedApplication) =>
  `/citizen/applications?open=${applicationId}`;

/** Returns a ref to the status, which gets the focus when the Cancel button is removed. */
function useFocusAfterCancelling(isCancellable: boolean) {
  const status = useRef<HTMLDivElement>(null);
  const wasCancellable = useRef(isCancellable);
  useEffect(() => {
    if (wasCancellable.current && !isCancellable) status.current?.focus();
    wasCancellable.current = isCancellable;
  }, [isCancellable]);
  return status;
}

function DialogContent({ application, onUnsent }: ComponentProps<typeof ApplicantSteps>) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { applicationType, statusType, createdOn } = application;
  const status = useFocusAfterCancelling(canCancel(application));
  return (
    <>
      <div ref={status} tabIndex={-1} className={`${styles.newestHead} ${styles.statusLine}`}>
        <p>{t('submittedOn', { date: formatDate(createdOn) })}</p>
        <ApplicationStatus type={applicationType} status={statusType} />
      </div>
      <ApplicantSteps application={application} onUnsent={onUnsent} />
      <ApplicationDetails application={application} viewer="own" linkedHref={getApplicationPath} />
      <PrintableDocuments application={application} />
    </>
  );
}

/** The props of `ApplicationDialog`. */
export interface ApplicationDialogProps {
  applicationId: number;
  onClose: () => void;
}

/** The dialog of an own application: details, documents and next steps. */
export function ApplicationDialog({ applicationId, onClose }: ApplicationDialogProps) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { application, isPending, message, refetch } = useApplication(applicationId);
  const [unsentSteps, setUnsentSteps] = useState<Readonly<Record<string, boolean>>>({});
  const hasUnsentText = Object.values(unsentSteps).includes(true);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const onUnsent = (step: string, isTyped: boolean) =>
    setUnsentSteps((typed) => ({ ...typed, [step]: isTyped }));
  // Closing while the confirmation is shown returns to the typed text.
  const close = () => (hasUnsentText ? setConfirmingDiscard(!isConfirmingDiscard) : onClose());
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="wide"
      title={application?.applicationNo ?? t('view.application')}
      closeLabel={t('close')}
      footer={
        application && canCancel(application) ? <CancelApplication row={application} /> : undefined
      }
    >
      <LiveAnnouncer />
      {isConfirmingDiscard && (
        <DiscardConfirmation onKeep={() => setConfirmingDiscard(false)} onDiscard={onClose} />
      )}
      <div aria-busy={isPending}>
        <Retry message={message} onRetry={refetch} />
        {application && <DialogContent application={application} onUnsent={onUnsent} />}
      </div>
    </Dialog>
  );
}
