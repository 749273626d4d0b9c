import { Alert, Link, PageHeader } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { announce } from '../../../state/announcement.ts';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { loadNamespace } from '../../../i18n/i18n.ts';
import { UndoStep } from '../decision/UndoStep.tsx';
import type { OnStepTaken, UndoOffer } from '../decision/useStepForm.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { Inbox } from './Inbox.tsx';
import { section } from './inbox.css.ts';
import { InboxTools } from './InboxTools.tsx';
import { askedTab, buildInboxQuery, parseInboxQuery, type InboxState } from './inboxQuery.ts';
import { useOpenApplication } from './useOpenApplication.ts';

// The list does not need the page of an application, nor its texts.
const CaseView = lazySection(
  async () => {
    const [page] = await Promise.all([
      import('../casePage/CaseView.tsx'),
      loadNamespace('casePage'),
    ]);
    return page.CaseView;
  },
  <Loading />,
);

/** What was recorded, and the undo of it. */
interface Done {
  message: string;
  undo?: UndoOffer | undefined;
}

interface OpenApplicationProps {
  number: string;
  /** Called when a decision or a step has been recorded, with the message about it and the undo of a step. */
  onDone: OnStepTaken;
}

function OpenApplication({ number, onDone }: OpenApplicationProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { row, isPending, message, refetch } = useOpenApplication(number);
  if (row) {
    return (
      <CaseView
        key={row.applicationId}
        row={row}
        onDecided={() => onDone(t('decided', { number }))}
        onStepTaken={(text, undo) => {
          announce(text);
          onDone(text, undo);
        }}
      />
    );
  }
  if (isPending) return <Loading />;
  if (message) return <Retry message={message} onRetry={refetch} />;
  return (
    <Alert tone="info">
      <p>{t('case.gone')}</p>
    </Alert>
  );
}

/** The page of an officer's inbox; the address defines list, filters, page and the open application. */
export function OfficerApplicationsPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const shown = parseInboxQuery(address);
  const number = address.get('open');
  const isAsked = address.get('tab') === askedTab;
  const [done, setDone] = useState<Done>();
  const show = (next: InboxState) => {
    setDone(undefined);
    setAddress(buildInboxQuery(next));
  };
  return (
    <OfficerFrame>
      {number === null ? (
        <PageHeader
          size="app"
          title={t('common:title.applications')}
          lead={t(isAsked ? 'question.inbox.lead' : 'inbox.lead')}
          actions={<InboxTools shown={shown} />}
        />
      ) : (
        <div className={section}>
          <h1>{t('common:title.applications')}</h1>
          <Link href={`?${buildInboxQuery(shown)}`} isAlone>
            {t('case.back')}
          </Link>
        </div>
      )}
      {number === null && done !== undefined && (
        <Alert tone="success" role="none">
          <p>{done.message}</p>
          {done.undo && <UndoStep {...done.undo} onUndone={(message) => setDone({ message })} />}
        </Alert>
      )}
      {number === null ? (
        <Inbox
          shown={shown}
          isAsked={isAsked}
          onShow={show}
          onAsked={() => setAddress({ tab: askedTab })}
        />
      ) : (
        <OpenApplication
          key={number}
          number={number}
          onDone={(message, undo) => {
            setDone({ message, undo });
            setAddress(buildInboxQuery(shown));
          }}
        />
      )}
    </OfficerFrame>
  );
}
