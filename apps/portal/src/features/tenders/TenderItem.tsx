import {
  countDaysLeft,
  getTenderState,
  toTenderWindow,
  type Tender,
} from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import { TenderCard, type TenderAction } from '@temple-land/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { getDownloadTone } from '../../common/files/DownloadLink.tsx';
import { getFileType } from '../../common/files/fileType.ts';
import { useFileMeta } from '../../common/files/useFileMeta.ts';
import { lazySection } from '../../common/page/lazySection.tsx';
import { useEnglishNote } from '../../common/text/useEnglishNote.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { BidderLink, CalendarLink } from './TenderLinks.tsx';
import { TenderUpdatesToggle } from './TenderUpdatesToggle.tsx';
import { useApplyNote } from './useApplyNote.ts';
import { useTenderDownload } from './useTenderDownload.ts';
import { getTenderPath, useTenderPaths } from './useTenderPaths.ts';

const TenderUpdates = lazySection(async () => (await import('./TenderUpdates.tsx')).TenderUpdates);

/** The props of `TenderItem`. */
export interface TenderItemProps {
  tender: Tender;
  /** Whether the tab of the list is that of the open tenders. */
  isOpen: boolean;
  /** The time for which the days left are counted, in ms. */
  now: number;
}

/** A tender in the list: its card, and below it what has changed and what was asked. */
export function TenderItem({ tender, isOpen, now }: TenderItemProps) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const language = useLanguage();
  const note = useEnglishNote()(tender.title);
  const letter = t('common:home.tenders.letter', { number: tender.letterNo });
  const address = useTenderPaths(tender);
  const offersBidders = useConfiguration()?.offersBidders === true;
  const updatesId = useId();
  const [areUpdatesShown, setUpdatesShown] = useState(false);
  const label = t('specification:tender.download');
  const { uploadDoc } = tender;
  const file = useTenderDownload(uploadDoc ?? '');
  const getMeta = useFileMeta();
  const getFile: TenderAction =
    uploadDoc === null
      ? { label, href: address.paper }
      : {
          label,
          href: file.href,
          onClick: file.follow,
          meta: tender.document ? getMeta(tender.document) : getFileType(uploadDoc),
        };
  const tenderWindow = toTenderWindow(tender);
  const left = countDaysLeft(tenderWindow, now);
  const applyNote = useApplyNote(tender, getTenderState(tenderWindow, now));
  const closing = { label: t('closes'), value: formatDate(tender.closeDate) };
  return (
    <li>
      <TenderCard
        title={tender.title}
        href={getTenderPath(tender)}
        titleLang={langAttribute(tender.title, language).lang}
        isOpen={isOpen}
        stateLabel={isOpen ? t('specification:tender.open') : t('specification:tender.closed')}
        letter={note === undefined ? letter : `${letter} · ${note}`}
        dates={[
          { label: t('opens'), value: formatDate(tender.startDate) },
          isOpen ? { ...closing, note: t('left', { count: left }) } : closing,
        ]}
        download={getFile}
        applyNote={applyNote}
        more={
          <>
            {isOpen && <CalendarLink tender={tender} />}
            {isOpen && offersBidders && <BidderLink tender={tender} href={address.bidder} />}
            <TenderUpdatesToggle
              title={tender.title}
              controls={updatesId}
              isShown={areUpdatesShown}
              onShown={setUpdatesShown}
            />
          </>
        }
        {...(isOpen && uploadDoc === null
          ? { apply: { label: t('specification:tender.applyNow'), href: href('/login') } }
          : {})}
      />
      <OutcomeMessage message={file.problem} tone={getDownloadTone(file.problem)} />
      {areUpdatesShown && <TenderUpdates id={updatesId} {...{ tender, isOpen }} />}
    </li>
  );
}
