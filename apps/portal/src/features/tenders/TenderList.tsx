import {
  countDaysLeft,
  formatTenderDate,
  tenderPageSize,
  type Tender,
} from '@temple-land/portal-core';
import { ButtonLink, Stack, TenderCard, type TenderAction, Icon } from '@temple-land/ui';
import { CalendarPlus, Gavel } from 'lucide';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { getDownloadTone } from '../../common/files/DownloadLink.tsx';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { getFileType } from '../../common/files/fileType.ts';
import { useFileMeta } from '../../common/files/useFileMeta.ts';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { ListPagination } from '../../common/lists/ListPagination.tsx';
import { useEnglishNote } from '../../common/text/useEnglishNote.ts';
import { lazySection } from '../../common/page/lazySection.tsx';
import { getCalendarUrl } from '../../content/feeds.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useSession } from '../../state/useSession.ts';
import * as styles from './TendersPage.css.ts';
import { TenderUpdatesToggle } from './TenderUpdatesToggle.tsx';
import { useTenderPaths } from './useTenderPaths.ts';
import { useTenderDownload } from './useTenderDownload.ts';

const TenderUpdates = lazySection(async () => (await import('./TenderUpdates.tsx')).TenderUpdates);

/** The props of `TenderList`. */
export interface TenderListProps {
  tenders: readonly Tender[];
  isOpen: boolean;
  /** The time for which the days left are counted, in ms. */
  now: number;
}

function TenderDates({ tender }: { tender: Tender }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  return (
    <ButtonLink
      kind="quiet"
      icon={<Icon of={CalendarPlus} />}
      href={getCalendarUrl(tender.tenderAdvertisementId)}
      aria-label={`${t('calendar')}: ${tender.title}`}
    >
      {t('calendar')}
    </ButtonLink>
  );
}

/** The link to the bidder registration; visitors have the link Apply Now to the login. */
function BidderLink({ tender, href }: { tender: Tender; href: string }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const userType = useSession()?.userType;
  if (userType !== 'CI' && userType !== 'C') return null;
  return (
    <ButtonLink
      kind="quiet"
      icon={<Icon of={Gavel} />}
      href={href}
      aria-label={`${t('bidder.link')}: ${tender.title}`}
    >
      {t('bidder.link')}
    </ButtonLink>
  );
}

function TenderItem({ tender, isOpen, now }: { tender: Tender; isOpen: boolean; now: number }) {
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
  const getMeta = useFileMeta();
  const file = useTenderDownload(uploadDoc ?? '');
  const getFile: TenderAction =
    uploadDoc === null
      ? { label, href: address.paper }
      : {
          label,
          href: file.href,
          onClick: file.follow,
          meta: tender.document ? getMeta(tender.document) : getFileType(uploadDoc),
        };
  const close = Date.parse(tender.closeDate);
  const left = countDaysLeft({ start: Date.parse(tender.startDate), close }, now);
  const closing = { label: t('closes'), value: formatTenderDate(tender.closeDate) };
  return (
    <li>
      <TenderCard
        title={tender.title}
        titleLang={langAttribute(tender.title, language).lang}
        isOpen={isOpen}
        stateLabel={isOpen ? t('specification:tender.open') : t('specification:tender.closed')}
        letter={note === undefined ? letter : `${letter} · ${note}`}
        dates={[
          { label: t('opens'), value: formatTenderDate(tender.startDate) },
          isOpen ? { ...closing, note: t('left', { count: left }) } : closing,
        ]}
        download={getFile}
        more={
          <>
            {isOpen && <TenderDates tender={tender} />}
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

/**
 * The list of tenders as cards; open ones five per page with Prev and Next, archived ones in one list (spec 2.8, 9).
 */
export function TenderList({ tenders, isOpen, now }: TenderListProps) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const [requestedPage, setRequestedPage] = useState(1);
  const pages = Math.ceil(tenders.length / tenderPageSize);
  const current = Math.min(requestedPage, Math.max(1, pages));
  const from = (current - 1) * tenderPageSize;
  const shown = isOpen ? tenders.slice(from, from + tenderPageSize) : tenders;
  if (tenders.length === 0) {
    return <EmptyMessage title={t('none')}>{t('none.text')}</EmptyMessage>;
  }
  return (
    <>
      <p className={styles.count} role="status">
        {t('shown', {
          from: isOpen ? from + 1 : 1,
          to: isOpen ? from + shown.length : tenders.length,
          n: tenders.length,
        })}
      </p>
      <Stack elementType="ul">
        {shown.map((tender) => (
          <TenderItem key={tender.tenderAdvertisementId} {...{ tender, isOpen, now }} />
        ))}
      </Stack>
      {isOpen && (
        <ListPagination
          page={current}
          pageCount={pages}
          onPageChange={setRequestedPage}
          isAlwaysShown
          previousLabel={t('specification:tender.prev')}
          nextLabel={t('specification:tender.next')}
        />
      )}
    </>
  );
}
