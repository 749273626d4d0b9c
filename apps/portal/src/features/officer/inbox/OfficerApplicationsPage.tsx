import { inboxTabs } from '@temple-land/portal-core';
import { Alert, Link, PageHeader, Tabs } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { announce } from '../../../state/announcement.ts';
import { CaseView } from '../cases/CaseView.tsx';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { tabLabels } from './inboxLabels.ts';
import { InboxList } from './InboxList.tsx';
import { buildInboxQuery, parseInboxQuery, type InboxState } from './inboxQuery.ts';
import { useInboxCounts } from './useInboxCounts.ts';
import { useOpenApplication } from './useOpenApplication.ts';

interface InboxProps {
  shown: InboxState;
  onShow: (next: InboxState) => void;
}

function Inbox({ shown, onShow }: InboxProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { counts } = useInboxCounts();
  const count = (tab: InboxState['tab']) => {
    if (counts === undefined) return {};
    const n = formatCount(counts[tab]);
    return { count: n, countLabel: t('inbox.tab.count', { count: counts[tab], n }) };
  };
  return (
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
  );
}

interface OpenApplicationProps {
  number: string;
  backHref: string;
  /** Called when a decision or a step has been recorded, with the message about it. */
  onDone: (message: string) => void;
}

function OpenApplication({ number, backHref, onDone }: OpenApplicationProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { row, isPending, message, refetch } = useOpenApplication(number);
  if (row) {
    return (
      <CaseView
        key={row.applicationId}
        {...{ row, backHref }}
        onDecided={() => onDone(t('decided', { number }))}
        onStepTaken={(text) => {
          announce(text);
          onDone(text);
        }}
      />
    );
  }
  if (isPending) return <Loading />;
  if (message) return <Retry message={message} onRetry={refetch} />;
  return (
    <Alert tone="info">
      <p>{t('case.gone')}</p>
      <Link href={backHref} isAlone>
        {t('case.back')}
      </Link>
    </Alert>
  );
}

/** The page of an officer's inbox; the address defines list, filters, page and the open application. */
export function OfficerApplicationsPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const shown = parseInboxQuery(address);
  const number = address.get('open');
  const [done, setDone] = useState<string>();
  const show = (next: InboxState) => {
    setDone(undefined);
    setAddress(buildInboxQuery(next));
  };
  return (
    <OfficerFrame>
      <PageHeader
        size="app"
        title={t('common:title.applications')}
        {...(number === null ? { lead: t('inbox.lead') } : {})}
      />
      {number === null && done !== undefined && (
        <Alert tone="success" role="none">
          <p>{done}</p>
        </Alert>
      )}
      {number === null ? (
        <Inbox shown={shown} onShow={show} />
      ) : (
        <OpenApplication
          key={number}
          number={number}
          backHref={`?${buildInboxQuery(shown)}`}
          onDone={(message) => {
            setDone(message);
            setAddress(buildInboxQuery(shown));
          }}
        />
      )}
    </OfficerFrame>
  );
}
