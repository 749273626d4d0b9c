import { tenderPageSize } from '@temple-land/portal-core';
import { formatCount } from '../../i18n/format.ts';
import { Stack, Tabs, visuallyHidden } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../common/feedback/RetryButton.tsx';
import { Skeleton } from '../../common/feedback/Skeleton.tsx';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { FeedLinks } from '../../common/lists/FeedLinks.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { feedUrls } from '../../content/feeds.ts';
import { TenderList } from './TenderList.tsx';
import { TenderSearch } from './TenderSearch.tsx';
import { UpcomingTenders } from './UpcomingTenders.tsx';
import { useTenders } from './useTenders.ts';

/** Shown instead of the tenders; the error of the page is only logged (spec 8). */
function TendersNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['tenders', 'common', 'office', 'specification']);
  return (
    <EmptyMessage title={t('failed')} action={<RetryButton onRetry={onRetry} />}>
      {t('failed.text', { phone: t('office:phone') })}
    </EmptyMessage>
  );
}

/** The page of tenders and advertisements: tabs Current and Archive, search, cards (spec 2.8). */
export function TendersPage() {
  const { t } = useTranslation(['tenders', 'common', 'specification']);
  const tenders = useTenders();
  const { filter, search, refresh, current, archive, firstTab, now, isPending, hasFailed } =
    tenders;
  const isUnknown = isPending || hasFailed;
  const [chosen, setChosen] = useState<string>();
  const tab = (id: 'current' | 'archive', label: string, listed: typeof current) => ({
    id,
    label,
    count: isUnknown ? '–' : formatCount(listed.length),
    countLabel: isUnknown
      ? t(isPending ? 'common:shell.loading' : 'common:figures.notLoaded')
      : t('count', { count: listed.length }),
    content: (
      <Stack gap="xl">
        <h2 className={visuallyHidden}>{label}</h2>
        <TenderSearch filter={filter} onSearch={search} onRefresh={refresh} />
        <Stack gap="xl" aria-busy={isPending}>
          {isPending && <Skeleton count={tenderPageSize} variant="cards" />}
          {hasFailed && <TendersNotLoaded onRetry={tenders.again} />}
          {!isUnknown && <TenderList tenders={listed} isOpen={id === 'current'} now={now} />}
        </Stack>
      </Stack>
    ),
  });
  return (
    <PublicPage title={t('specification:tender.page')} lead={t('lead')}>
      <Tabs
        label={t('specification:tender.page')}
        selectedKey={chosen ?? firstTab}
        onSelectionChange={setChosen}
        tabs={[
          tab('current', t('specification:tender.current'), current),
          tab('archive', t('specification:tender.archive'), archive),
        ]}
      />
      {!isUnknown && <UpcomingTenders tenders={tenders.upcoming} />}
      <FeedLinks
        feeds={[
          { label: t('common:feeds.atom'), href: feedUrls.tenders },
          {
            label: t('feeds.openContracting'),
            href: feedUrls.openContracting,
            type: 'application/json',
          },
        ]}
      />
    </PublicPage>
  );
}
