import { countDaysLeft, toTenderWindow, type TenderDetails } from '@temple-land/portal-core';
import { ButtonLink, Card, Icon, Stack, StatusPatch } from '@temple-land/ui';
import { Printer } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useConfiguration } from '../../../api/configuration/useConfiguration.ts';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { getFileType } from '../../../common/files/fileType.ts';
import { useFileMeta } from '../../../common/files/useFileMeta.ts';
import { WatchButton, WatchButtons } from '../../../common/watches/WatchButton.tsx';
import { tenderStateLabels } from '../../../common/text/tenderStateLabels.ts';
import { useSession } from '../../../state/useSession.ts';
import { BidderLink, CalendarLink } from '../TenderLinks.tsx';
import { useApplyNote } from '../useApplyNote.ts';
import { useTenderPaths } from '../useTenderPaths.ts';

const tones = { upcoming: 'warning', open: 'success', closed: 'neutral' } as const;

/** What can be done with a tender: apply, or why not; download and print it; put its dates in a calendar. */
export function TenderActions({ details: { tender, state, auction } }: { details: TenderDetails }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const [now] = useState(() => Date.now());
  const address = useTenderPaths(tender);
  const offersBidders = useConfiguration()?.offersBidders === true;
  const applyNote = useApplyNote(tender, state);
  const isCitizen = useSession()?.userType === 'CI';
  const { uploadDoc } = tender;
  const getMeta = useFileMeta();
  return (
    <Card title={t('apply.title')}>
      <Stack align="start">
        <p>
          <StatusPatch tone={tones[state]}>{t(tenderStateLabels[state])}</StatusPatch>
          {state === 'open' && (
            <> {t('left', { count: countDaysLeft(toTenderWindow(tender), now) })}</>
          )}
        </p>
        {applyNote === undefined ? (
          <>
            <ButtonLink kind="primary" href={href('/login')}>
              {t('specification:tender.applyNow')}
            </ButtonLink>
            {!isCitizen && <p>{t('apply.signIn')}</p>}
          </>
        ) : (
          <p>{applyNote}</p>
        )}
        {state === 'open' && offersBidders && <BidderLink tender={tender} href={address.bidder} />}
        {uploadDoc !== null && (
          <DownloadLink
            name="tenderDownload"
            input={{ uploadDoc }}
            meta={tender.document ? getMeta(tender.document) : getFileType(uploadDoc)}
          />
        )}
        {auction && (
          <ButtonLink kind="quiet" icon={<Icon of={Printer} />} href={address.paper}>
            {t('paper')}
          </ButtonLink>
        )}
        {state !== 'closed' && <CalendarLink tender={tender} />}
        <WatchButtons>
          <WatchButton
            subject={{ kind: 'tender', tenderAdvertisementId: tender.tenderAdvertisementId }}
            label={t('watch')}
            endLabel={t('watch.end')}
          />
        </WatchButtons>
      </Stack>
    </Card>
  );
}
