import { inboxTabs } from '@temple-land/portal-core';
import { Tabs } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import { InboxList } from './InboxList.tsx';
import type { InboxState } from './inboxQuery.ts';
import { SavedViewLinks } from './SavedViews.tsx';
import { useInboxCounts } from './useInboxCounts.ts';
import { tabLabels } from './inboxLabels.ts';

/** The props of `Inbox`. */
export interface InboxProps {
  shown: InboxState;
  onShow: (next: InboxState) => void;
}

/** The lists of the inbox as tabs with their counts, below the saved views. */
export function Inbox({ shown, onShow }: InboxProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { counts } = useInboxCounts();
  const count = (tab: InboxState['tab']) => {
    if (counts === undefined) return {};
    const n = formatCount(counts[tab]);
    return { count: n, countLabel: t('inbox.tab.count', { count: counts[tab], n }) };
  };
  return (
    <>
      <SavedViewLinks shown={shown} />
      <Tabs
        label={t('inbox.tabs')}
        menuLabel={(name) => t('inbox.tabs.menu', { name })}
        selectedKey={shown.tab}
        onSelectionChange={(id) => {
          const tab = inboxTabs.find((known) => known === id);
          if (tab) onShow({ ...shown, tab, pageNumber: 1 });
        }}
        tabs={inboxTabs.map((tab) => ({
          id: tab,
          label: t(tabLabels[tab].name),
          ...count(tab),
          content: <InboxList {...{ shown, onShow }} />,
        }))}
      />
    </>
  );
}
