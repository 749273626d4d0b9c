import { asksForLogin, statusView } from '@temple-land/portal-core';
import { Alert, ButtonLink, StatusPatch } from '@temple-land/ui';
import { FactList } from '../../blocks/FactList.tsx';
import { useText } from '../../i18n/useText.ts';
import * as styles from './TrackStatusDialog.css.ts';
import type { Found } from './useTrackStatus.ts';

/** What the result takes. */
export interface TrackResultProps {
  found: Found;
  /** The user follows the link to log in. */
  onLeave: () => void;
}

/** What a search found: the status as shape, word and colour, and for types 2 and 3 the way to log in. */
export function TrackResult({ found, onLeave }: TrackResultProps) {
  const { m, t } = useText();
  const { label, tone } = statusView(found.type, found.statusType);
  const status = m(label);
  const { applicationNo, applicationStatus } = found;
  const remark = applicationStatus === status ? '' : applicationStatus;
  return (
    <>
      <p className={styles.caption}>{t('track.currentStatus')}</p>
      <StatusPatch tone={tone} size="large">
        {status}
      </StatusPatch>
      <div className={styles.facts}>
        <FactList
          facts={[
            [t('track.result.number'), applicationNo],
            [t('track.result.remark'), remark],
          ]}
        />
      </div>
      {asksForLogin(found.type) && (
        <Alert tone="info" role="none">
          <p>{m('track.loginPrompt')}</p>
          <ButtonLink href="/login" onClick={onLeave}>
            {m('track.login')}
          </ButtonLink>
        </Alert>
      )}
    </>
  );
}
