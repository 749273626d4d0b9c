import type { Profile } from '@temple-land/portal-core';
import { Alert, Button, Stack } from '@temple-land/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { OtpDialog } from '../../../common/otp/OtpDialog.tsx';
import { card, meta, row } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { cardTitle } from '../profile/EditProfilePage.css.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { KeptRecordsTable } from './KeptRecordsTable.tsx';
import { Obstacles } from './Obstacles.tsx';
import { useErasure, type Erasure } from './useErasure.ts';
import { WaitingErasure } from './WaitingErasure.tsx';

type State = NonNullable<Erasure['state']>;

function LastRefusal({ request }: Pick<State, 'request'>) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const language = useLanguage();
  if (request?.state !== 'refused') return null;
  const title = t('erasure.refused.title', { date: formatDate(request.askedOn) });
  return (
    <Alert tone="info" title={title} role="none">
      <p>
        {t('erasure.refused.reason')}{' '}
        <span {...langAttribute(request.reason, language)}>{request.reason}</span>
      </p>
    </Alert>
  );
}

function NewErasure({ state, otp, mobile }: { state: State; otp: Erasure['otp']; mobile: string }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const [isConfirming, setConfirming] = useState(false);
  const { obstacles, days } = state;
  const confirm = () => {
    setConfirming(false);
    otp.send(mobile);
  };
  return (
    <>
      {mobile === '' && <p>{t('erasure.noMobile')}</p>}
      <OutcomeMessage message={otp.sendProblem} />
      {mobile !== '' && obstacles.length === 0 && (
        <div className={row}>
          <Button kind="danger" isPending={otp.isSending} onClick={() => setConfirming(true)}>
            {t('erasure.start')}
          </Button>
        </div>
      )}
      <EraseDialog
        isOpen={isConfirming}
        days={days}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

/** The request of a citizen to erase the account: what is kept and why, the confirmation by a code, and the way back. */
export function ErasureCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { state, isPending, loadMessage, refetch, otp, done, withdrawal } = useErasure();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with the changed state, so the heading gets the focus.
  useEffect(() => {
    if (done !== undefined) heading.current?.focus();
  }, [done]);
  const isWaiting = state?.request?.state === 'waiting';
  return (
    <section className={card} aria-labelledby="profile-erasure" aria-busy={isPending}>
      <h2 id="profile-erasure" ref={heading} tabIndex={-1} className={cardTitle}>
        {t('erasure.title')}
      </h2>
      <Retry message={loadMessage} onRetry={refetch} />
      {state && (
        <Stack>
          {done !== undefined && (
            <Alert tone="success" role="none">
              <p>{t(done === 'asked' ? 'erasure.asked' : 'erasure.withdrawn')}</p>
            </Alert>
          )}
          <LastRefusal request={state.request} />
          {isWaiting && state.request ? (
            <WaitingErasure
              request={state.request}
              obstacles={state.obstacles}
              withdrawal={withdrawal}
            />
          ) : (
            <>
              <p>{t('erasure.lead', { count: state.days })}</p>
              <Obstacles title={t('erasure.obstacles')} obstacles={state.obstacles} />
            </>
          )}
          <KeptRecordsTable kept={state.kept} />
          <p className={meta}>{t('erasure.backups')}</p>
          {!isWaiting && <NewErasure state={state} otp={otp} mobile={profile.mobileNo} />}
        </Stack>
      )}
      <OtpDialog otp={otp} />
    </section>
  );
}
