import { tenderPageSize, type Tender } from '@temple-land/portal-core';
import { Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { ListPagination } from '../../common/lists/ListPagination.tsx';
import { TenderItem } from './TenderItem.tsx';
import * as styles from './TendersPage.css.ts';

/** The props of `TenderList`. */
export interface TenderListProps {
  tenders: readonly Tender[];
  isOpen: boolean;
  /** The time for which the days left are counted, in ms. */
  now: number;
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
