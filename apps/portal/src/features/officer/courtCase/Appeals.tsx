import type { CourtAppeal } from '@temple-land/portal-core';
import { Button, Stack, StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  courtAppealLabels,
  courtAppealTones,
} from '../../../common/applications/courtAppealLabels.ts';
import { breakAnywhere, meta, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { entries, entry } from '../casePage/casePage.css.ts';
import { AppealDialog } from './AppealDialog.tsx';
import type { CasePapersState } from './useCasePapers.ts';

/** The props of `Appeals`. */
export interface AppealsProps {
  applicationId: number;
  appeals: readonly CourtAppeal[];
  mayRecord: boolean;
  saveAppeal: CasePapersState['saveAppeal'];
}

function AppealText({ appeal }: { appeal: CourtAppeal }) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const language = useLanguage();
  const { court, number, filedOn, status, decidedOn, outcome } = appeal;
  return (
    <div>
      <b className={breakAnywhere} {...langAttribute(court, language)}>
        {court}
      </b>{' '}
      <StatusPatch tone={courtAppealTones[status]}>{t(courtAppealLabels[status])}</StatusPatch>
      <p className={breakAnywhere}>
        {t('courtCase:appeal.facts', { number, day: formatDate(filedOn) })}
      </p>
      {decidedOn !== null && (
        <p className={meta}>{t('courtCase:appeal.decided', { day: formatDate(decidedOn) })}</p>
      )}
      {outcome !== '' && (
        <p className={`${meta} ${breakAnywhere}`} {...langAttribute(outcome, language)}>
          {outcome}
        </p>
      )}
    </div>
  );
}

/** The appeals to a higher court in a case, with the buttons that record one and what became of it. */
export function Appeals({ applicationId, appeals, mayRecord, saveAppeal }: AppealsProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const [open, setOpen] = useState<{ appeal?: CourtAppeal }>();
  const close = () => {
    saveAppeal.reset();
    setOpen(undefined);
  };
  return (
    <Stack elementType="section" aria-labelledby="appeals">
      <div className={spaceBetween}>
        <h3 id="appeals">{t('courtCase:appeals')}</h3>
        {mayRecord && <Button onClick={() => setOpen({})}>{t('courtCase:appeal.add')}</Button>}
      </div>
      {appeals.length === 0 && <p>{t('courtCase:appeal.none')}</p>}
      <ul className={entries}>
        {appeals.map((appeal) => (
          <li key={appeal.appealId} className={entry}>
            <AppealText appeal={appeal} />
            {mayRecord && (
              <div className={row}>
                <Button
                  kind="quiet"
                  aria-label={`${t('courtCase:appeal.change')} ${appeal.number}`}
                  onClick={() => setOpen({ appeal })}
                >
                  {t('courtCase:appeal.change')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <AppealDialog {...{ applicationId, saveAppeal }} appeal={open.appeal} onClose={close} />
      )}
    </Stack>
  );
}
