import { countText, tenderPageSize } from '@temple-land/portal-core';
import { Tabs, visuallyHidden } from '@temple-land/ui';
import { useState } from 'react';
import { AskAgain } from '../../blocks/AskAgain.tsx';
import { Bones } from '../../blocks/Bones.tsx';
import { Empty } from '../../blocks/Empty.tsx';
import { FeedLinks } from '../../blocks/FeedLinks.tsx';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import { feedAddress } from '../../content/feeds.ts';
import { useText } from '../../i18n/useText.ts';
import { TenderList } from './TenderList.tsx';
import { TenderSearch } from './TenderSearch.tsx';
import * as styles from './TendersPage.css.ts';
import { useTenders } from './useTenders.ts';

/** Stands where the tenders would: the page tells its error to the log alone (spec 8). */
function NotLoaded({ onAgain }: { onAgain: () => void }) {
  const { t } = useText();
  return (
    <Empty title={t('tender.failed')} action={<AskAgain onAgain={onAgain} />}>
      {t('tender.failed.text', { phone: t('contact.phone') })}
    </Empty>
  );
}

/** Tenders and advertisements: tabs Current and Archive, search, cards (spec 2.8). */
export function TendersPage() {
  const { m, t } = useText();
  const tenders = useTenders();
  const { filter, search, refresh, current, archive, firstTab, now, isPending, hasFailed } =
    tenders;
  const isUnknown = isPending || hasFailed;
  const [chosen, setChosen] = useState<string>();
  const tab = (id: 'current' | 'archive', label: string, listed: typeof current) => ({
    id,
    label,
    count: isUnknown ? '–' : countText(listed.length),
    countLabel: isUnknown
      ? t(isPending ? 'shell.loading' : 'figures.notLoaded')
      : t('tender.count', { n: listed.length }),
    content: (
      <div className={styles.panel}>
        <h2 className={visuallyHidden}>{label}</h2>
        <TenderSearch filter={filter} onSearch={search} onRefresh={refresh} />
        <div className={styles.panel} aria-busy={isPending}>
          {isPending && <Bones count={tenderPageSize} look="cards" />}
          {hasFailed && <NotLoaded onAgain={tenders.again} />}
          {!isUnknown && <TenderList tenders={listed} isOpen={id === 'current'} now={now} />}
        </div>
      </div>
    ),
  });
  return (
    <PublicPage title={m('tender.page')} lead={t('tender.lead')}>
      <Tabs
        label={m('tender.page')}
        value={chosen ?? firstTab}
        onValue={setChosen}
        tabs={[
          tab('current', m('tender.current'), current),
          tab('archive', m('tender.archive'), archive),
        ]}
      />
      <FeedLinks
        feeds={[
          { label: t('feeds.atom'), href: feedAddress.tenders },
          { label: t('feeds.openContracting'), href: feedAddress.openContracting },
        ]}
      />
    </PublicPage>
  );
}
