import type { QueueRow } from '@temple-land/portal-core';
import { Alert, Link, PageHeader } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { announce } from '../../../state/announcement.ts';
import { CaseView } from '../cases/CaseView.tsx';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { buildQueueQuery, parseQueueQuery } from './queueQuery.ts';
import { QueueList } from './QueueList.tsx';
import { useQueue } from './useQueue.ts';

function ApplicationNotFound({ backHref }: { backHref: string }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <Alert tone="info">
      <p>{t('case.gone')}</p>
      <Link href={backHref} isAlone>
        {t('case.back')}
      </Link>
    </Alert>
  );
}

/** The page of an officer's queue; the address defines the filter and the open application. */
export function OfficerApplicationsPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const filter = parseQueueQuery(address);
  const list = useQueue(filter);
  const number = address.get('open');
  const backHref = `?${buildQueueQuery(filter)}`;
  const row: QueueRow | undefined = list.queue.rows.find(
    ({ applicationNo }) => applicationNo === number,
  );
  const [done, setDone] = useState<string>();
  const leave = (message: string) => {
    setDone(message);
    setAddress(buildQueueQuery(filter));
  };
  const taken = (message: string) => {
    announce(message);
    leave(message);
  };
  return (
    <OfficerFrame>
      <PageHeader
        size="app"
        title={t('common:title.applications')}
        {...(number === null ? { lead: t('queue.lead') } : {})}
      />
      {number === null && done !== undefined && (
        <Alert tone="success" role="none">
          <p>{done}</p>
        </Alert>
      )}
      {number === null && (
        <QueueList
          filter={filter}
          onFilter={(next) => setAddress(buildQueueQuery(next))}
          list={list}
        />
      )}
      {row && (
        <CaseView
          key={row.applicationId}
          {...{ row, backHref }}
          onDecided={() => leave(t('decided', { number: row.applicationNo }))}
          onStepTaken={taken}
        />
      )}
      {number !== null && !row && !list.isPending && <ApplicationNotFound backHref={backHref} />}
    </OfficerFrame>
  );
}
