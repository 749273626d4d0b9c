import {
  tenderDate,
  type ApplicationDetail,
  type LinkedApplication,
} from '@temple-land/portal-core';
import { Dialog } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { ApplicationDetails } from '../../blocks/ApplicationDetails.tsx';
import { ApplicationStatus } from '../../blocks/ApplicationStatus.tsx';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { Voice } from '../../blocks/Voice.tsx';
import { useText } from '../../i18n/useText.ts';
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

function Content({ application }: { application: ApplicationDetail }) {
  const { t } = useText();
  const { applicationType, statusType, createdOn } = application;
  const status = useFocusAfterCancelling(mayCancel(application));
  return (
    <>
      <div ref={status} tabIndex={-1} className={`${styles.newestHead} ${styles.overDetails}`}>
        <p>{t('citizen.submittedOn', { date: tenderDate(createdOn) })}</p>
        <ApplicationStatus type={applicationType} status={statusType} />
      </div>
      <ApplicantSteps application={application} />
      <ApplicationDetails application={application} viewer="own" linkedHref={ownHref} />
      <Papers application={application} />
    </>
  );
}

/** What the dialog of an application takes. */
export interface ApplicationDialogProps {
  applicationId: number;
  onClose: () => void;
}

/** Everything about one own application, and what its applicant may do now. */
export function ApplicationDialog({ applicationId, onClose }: ApplicationDialogProps) {
  const { t } = useText();
  const { application, isPending, said, refetch } = useApplication(applicationId);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={application?.applicationNo ?? t('citizen.view.application')}
      closeLabel={t('citizen.close')}
      footer={
        application && mayCancel(application) ? <CancelApplication row={application} /> : undefined
      }
    >
      <Voice />
      <div aria-busy={isPending}>
        <TryAgain said={said} onAgain={refetch} />
        {application && <Content application={application} />}
      </div>
    </Dialog>
  );
}
