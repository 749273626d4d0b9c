import { isDecidable, tenderDate } from '@temple-land/portal-core';
import { Dialog } from '@temple-land/ui';
import { ApplicationDetails } from '../../blocks/ApplicationDetails.tsx';
import { ApplicationStatus } from '../../blocks/ApplicationStatus.tsx';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { useText } from '../../i18n/useText.ts';
import { CancelApplication } from './CancelApplication.tsx';
import * as styles from './citizen.css.ts';
import { useApplication } from './useApplications.ts';

/** What the dialog of an application takes. */
export interface ApplicationDialogProps {
  applicationId: number;
  onClose: () => void;
}

/** Everything about one own application. */
export function ApplicationDialog({ applicationId, onClose }: ApplicationDialogProps) {
  const { t } = useText();
  const { application, isPending, said } = useApplication(applicationId);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={application?.applicationNo ?? t('citizen.view.application')}
      closeLabel={t('citizen.close')}
      footer={
        application && isDecidable(application.statusType) ? (
          <CancelApplication row={application} />
        ) : undefined
      }
    >
      <div aria-busy={isPending}>
        <OutcomeMessage said={said} />
        {application && (
          <>
            <div className={`${styles.newestHead} ${styles.overDetails}`}>
              <p>{t('citizen.submittedOn', { date: tenderDate(application.createdOn) })}</p>
              <ApplicationStatus
                type={application.applicationType}
                status={application.statusType}
              />
            </div>
            <ApplicationDetails application={application} />
          </>
        )}
      </div>
    </Dialog>
  );
}
