import { Alert, ButtonLink } from '@temple-land/ui';
import { tenderDate } from '@temple-land/portal-core';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { draftLifeMs, readDraft } from '../../state/applyDraft.ts';
import * as styles from './citizen.css.ts';

/** An application for land that was begun on this device and not sent; nothing without one. */
export function DraftCard({ ownerId }: { ownerId: number }) {
  const { t } = useText();
  const [draft] = useState(() => readDraft(ownerId, Date.now()));
  if (!draft.hasSeenDetails) return null;
  const { names } = draft.land;
  const place = [names.district, names.tahasil, names.mouza].filter((name) => name !== '');
  const until = tenderDate(new Date(draft.savedAt + draftLifeMs).toISOString());
  return (
    <Alert tone="info" role="none" title={t('citizen.draft')}>
      <p>
        {place.length > 0 && `${place.join(', ')}. `}
        {t('citizen.draft.until', { date: until })}
      </p>
      <p className={styles.draftWay}>
        <ButtonLink href="/website/grievance/addgrievance">{t('citizen.draft.go')}</ButtonLink>
      </p>
    </Alert>
  );
}
