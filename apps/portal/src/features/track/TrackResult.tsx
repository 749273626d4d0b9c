import { suggestsLogin, getStatusView } from '@temple-land/portal-core';
import { Alert, ButtonLink, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { FactList } from '../../common/page/FactList.tsx';
import * as styles from './TrackStatusDialog.css.ts';
import { useTrackProgress } from './useTrackProgress.ts';
import type { TrackedStatus } from './useTrackStatus.ts';

/** The props of `TrackResult`. */
export interface TrackResultProps {
  found: TrackedStatus;
  /** Called when the user follows the login link. */
  onLeave: () => void;
}

/** The result of a search: the status, and for types 2 and 3 a login link. */
export function TrackResult({ found, onLeave }: TrackResultProps) {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const { label, tone } = getStatusView(found.type, found.statusType);
  const status = t(`specification:${label}`);
  const { applicationNo, applicationStatus } = found;
  const progress = useTrackProgress(found);
  const remark = applicationStatus === status ? '' : applicationStatus;
  return (
    <>
      <p className={styles.caption}>{t('currentStatus')}</p>
      <StatusPatch tone={tone} size="large">
        {status}
      </StatusPatch>
      <div className={styles.facts}>
        <FactList
          facts={[[t('result.number'), applicationNo], [t('result.remark'), remark], ...progress]}
        />
      </div>
      {suggestsLogin(found.type) && (
        <Alert tone="info" role="none">
          <p>{t('specification:track.loginPrompt')}</p>
          <ButtonLink href={href('/login')} onClick={onLeave}>
            {t('specification:track.login')}
          </ButtonLink>
        </Alert>
      )}
    </>
  );
}
