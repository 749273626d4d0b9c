import { Button, PageHeader, Stack, Tabs } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { flushCard, row } from '../../../common/page/card.css.ts';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import {
  buildHearingQuery,
  getHearingRange,
  hearingViews,
  listDaysBetween,
  parseHearingPeriod,
  shiftHearingPeriod,
  type HearingPeriod,
  type HearingView,
} from './hearingPeriod.ts';
import * as styles from './hearings.css.ts';
import { HearingTable } from './HearingTable.tsx';
import { HearingWeek } from './HearingWeek.tsx';
import { useHearings } from './useHearings.ts';

const viewLabels: Readonly<Record<HearingView, TextKey<'courtCase'>>> = {
  day: 'courtCase:hearings.day',
  week: 'courtCase:hearings.week',
  list: 'courtCase:hearings.list',
};

interface PeriodProps {
  period: HearingPeriod;
  today: string;
  onPeriod: (period: HearingPeriod) => void;
}

function PeriodButtons({ period, today, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  return (
    <div className={row}>
      <Button kind="quiet" onClick={() => onPeriod(shiftHearingPeriod(period, -1))}>
        {t('courtCase:hearings.previous')}
      </Button>
      <Button kind="quiet" onClick={() => onPeriod({ ...period, day: today })}>
        {t('courtCase:hearings.today')}
      </Button>
      <Button kind="quiet" onClick={() => onPeriod(shiftHearingPeriod(period, 1))}>
        {t('courtCase:hearings.next')}
      </Button>
    </div>
  );
}

function PeriodContent({ period, today, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const range = getHearingRange(period);
  const { hearings, isPending, message, refetch } = useHearings(range);
  const { fromDate, toDate } = range;
  const [from, to] = [formatDate(fromDate), formatDate(toDate)];
  const isLoaded = !isPending && message === undefined;
  const isList = period.view === 'list';
  const count = hearings.length;
  const n = formatCount(count);
  return (
    <Stack>
      <div className={styles.tools}>
        <div>
          <h2 className={styles.period}>
            {fromDate === toDate ? from : t('courtCase:hearings.period', { from, to })}
          </h2>
          <p role="status">{isLoaded && t('courtCase:hearings.count', { count, n })}</p>
        </div>
        <PeriodButtons {...{ period, today, onPeriod }} />
      </div>
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {isLoaded && !isList && (
        <HearingWeek days={listDaysBetween(fromDate, toDate)} {...{ hearings, today }} />
      )}
      {isLoaded && isList && (
        <section className={flushCard} aria-label={t('courtCase:hearings')}>
          {hearings.length > 0 ? (
            <HearingTable hearings={hearings} />
          ) : (
            <EmptyMessage title={t('courtCase:hearings.none')}>
              {t('courtCase:hearings.none.text')}
            </EmptyMessage>
          )}
        </section>
      )}
    </Stack>
  );
}

/** The calendar of the hearings in an officer's area; the address has its view and its day. */
export function HearingsPage() {
  const { t } = useTranslation(['courtCase', 'officer', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const [today] = useState(getIndianToday);
  const period = parseHearingPeriod(address, today);
  const show = (next: HearingPeriod) => setAddress(buildHearingQuery(next), { replace: true });
  return (
    <OfficerFrame>
      <PageHeader
        size="app"
        title={t('courtCase:hearings')}
        lead={t('courtCase:hearings.lead')}
        actions={
          <DownloadLink name="hearingCalendar" input={getHearingRange(period)} kind="secondary">
            {t('courtCase:hearings.calendar')}
          </DownloadLink>
        }
      />
      <Tabs
        label={t('courtCase:hearings.view')}
        selectedKey={period.view}
        onSelectionChange={(id) =>
          show({ ...period, view: hearingViews.find((view) => view === id) ?? 'week' })
        }
        tabs={hearingViews.map((view) => ({
          id: view,
          label: t(viewLabels[view]),
          content: <PeriodContent period={{ ...period, view }} today={today} onPeriod={show} />,
        }))}
      />
    </OfficerFrame>
  );
}
