import type { ApplicationDetail, LandApplication } from '@temple-land/portal-core';
import { Button, Dialog, TextArea } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { announce } from '../../../state/announcement.ts';
import { useCancelApplication } from './useCancelApplication.ts';

const remarkMax = 300;

/** Returns whether the applicant may cancel an application. */
export const canCancel = ({ actions }: Pick<ApplicationDetail, 'actions'>) =>
  actions.some(({ name }) => name === 'withdraw');

/** The button that cancels an own application after a confirmation with a reason. */
export function CancelApplication({ row }: { row: LandApplication }) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const [isOpen, setOpen] = useState(false);
  const [remark, setRemark] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { mutate, isPending, error, reset } = useCancelApplication();
  const number = row.applicationNo;
  const close = () => {
    setOpen(false);
    setSubmitted(false);
    reset();
  };
  const confirm = () => {
    setSubmitted(true);
    if (remark.trim() === '') return;
    const onSuccess = () => {
      close();
      announce(t('specification:notice.cancelled', { number }));
    };
    mutate({ applicationId: row.applicationId, remark: remark.trim() }, { onSuccess });
  };
  const isMissing = isSubmitted && remark.trim() === '';
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        role="alertdialog"
        title={t('cancel.title')}
        description={t('cancel.text', { number })}
        footer={
          <>
            <Button onClick={close}>{t('cancel.keep')}</Button>
            <Button kind="danger" isPending={isPending} onClick={confirm}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <OutcomeMessage message={error?.userMessage} />
        <TextArea
          label={t('common:application.remark')}
          value={remark}
          maxLength={remarkMax}
          onChange={setRemark}
          {...(isMissing ? { errorMessage: t('specification:decision.remark.required') } : {})}
        />
      </Dialog>
    </>
  );
}
