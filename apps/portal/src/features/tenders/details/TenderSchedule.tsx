import { toTenderDocument, type AuctionRow, type PrintedPeriod } from '@temple-land/portal-core';
import { Table } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { cardHead, flushCard } from '../../../common/page/card.css.ts';

interface ScheduleRow extends PrintedPeriod {
  stage: string;
}

/** The schedule of an auction: each stage with its first and last time. */
export function TenderSchedule({ auction }: { auction: AuctionRow }) {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const { bidDownload, formM, deposit, technical, slot } = toTenderDocument(auction);
  const rows: ScheduleRow[] = [
    { stage: t('specification:tenderDoc.bidDownload'), ...bidDownload },
    { stage: t('specification:tenderDoc.formM'), ...formM },
    { stage: t('specification:tenderDoc.securityDeposit'), ...deposit },
    { stage: t('specification:tenderDoc.technical'), ...technical },
    { stage: t('specification:tenderDoc.slot'), ...slot },
  ];
  return (
    <section className={flushCard} aria-labelledby="tender-schedule">
      <div className={cardHead}>
        <h2 id="tender-schedule">{t('tenderDoc.schedule')}</h2>
      </div>
      <Table
        caption={t('tenderDoc.schedule')}
        rows={rows}
        keyOf={({ stage }) => stage}
        columns={[
          {
            id: 'stage',
            header: t('tenderDoc.stage'),
            renderCell: ({ stage }: ScheduleRow) => stage,
          },
          {
            id: 'from',
            header: t('specification:tenderDoc.slotFrom'),
            renderCell: ({ from }: ScheduleRow) => from,
          },
          {
            id: 'to',
            header: t('specification:tenderDoc.slotTo'),
            renderCell: ({ to }: ScheduleRow) => to,
          },
        ]}
      />
    </section>
  );
}
