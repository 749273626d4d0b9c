import { inboxTabs } from '@temple-land/portal-core';
import { Tabs } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import { QuestionInbox } from '../officeQuestions/QuestionInbox.tsx';
import { InboxList } from './InboxList.tsx';
import { askedTab, type InboxState } from './inboxQuery.ts';
import { SavedViewLinks } from './SavedViews.tsx';
import { useInboxCounts } from './useInboxCounts.ts';
import { tabLabels } from './inboxLabels.ts';

/** The props of `Inbox`. */
export interface InboxProps {
  shown: InboxState;
  /** Whether the questions of other offices are shown in place of a list of applications. */
  isAsked: boolean;
  onShow: (next: InboxState) => void;
  onAsked: () => void;
}

/** The lists of the inbox as tabs with their counts, below the saved views. */
export function Inbox({ shown, isAsked, onShow, onAsked }: InboxProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { counts } = useInboxCounts();
  const count = (tab: InboxState['tab']) => {
    if (counts === undefined) return {};
    const n = formatCount(counts[tab]);
    return { count: n, countLabel: t('inbox.tab.count', { count: counts[tab], n }) };
  };
  const n = formatCount(counts?.asked ?? 0);
  const askedCount =
    counts === undefined
      ? {}
      : { count: n, countLabel: t('question.count', { count: counts.asked, n }) };
  return (
    <>
      <SavedViewLinks shown={shown} />
      <Tabs
        label={t('inbox.tabs')}
        menuLabel={(name) => t('inbox.tabs.menu', { name })}
        selectedKey={isAsked ? askedTab : shown.tab}
        onSelectionChange={(id) => {
          const tab = inboxTabs.find((known) => known === id);
          if (id === askedTab) onAsked();
          if (tab) onShow({ ...shown, tab, pageNumber: 1 });
        }}
        tabs={[
          ...inboxTabs.map((tab) => ({
            id: tab as string,
            label: t(tabLabels[tab].name),
            ...count(tab),
            content: <InboxList {...{ shown, onShow }} />,
          })),
          { id: askedTab, label: t('question.tab'), ...askedCount, content: <QuestionInbox /> },
        ]}
      />
    </>
  );
}
