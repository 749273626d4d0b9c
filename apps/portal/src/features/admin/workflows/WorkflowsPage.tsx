import {
  listTimedStages,
  optionalStages,
  workflowKinds,
  type WorkflowType,
} from '@temple-land/portal-core';
import { Alert, Card, Link, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { useStepNames } from '../../../common/applications/useStepNames.ts';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import * as listStyles from '../questions/questions.css.ts';
import { useWorkflowVersions } from './useWorkflowVersions.ts';
import { VersionForm } from './VersionForm.tsx';
import { VersionList } from './VersionList.tsx';

const types: readonly WorkflowType[] = [2, 1, 3, 6];

const canChange = (type: WorkflowType) =>
  listTimedStages(type).length + optionalStages[type].length > 0;

function WaitingNotice() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Alert tone="info" role="none">
      <p>{t('workflows.waiting')}</p>
      <Link href={href('/admin/changes')} isAlone>
        {t('common:title.changes')}
      </Link>
    </Alert>
  );
}

/** The page of the versions of the workflows, and the form of a new one. */
export function WorkflowsPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getWorkflowName } = useStepNames();
  const [address, setAddress] = useSearchParams();
  const { versions, waiting, isPending, message, refetch } = useWorkflowVersions();
  const [isSent, setIsSent] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const type = types.find((one) => workflowKinds[one] === address.get('workflow')) ?? 2;
  const own = versions.filter(({ applicationType }) => applicationType === type);
  const [newest] = own;
  const isWaiting = waiting.includes(type);
  const show = (value: string) => {
    setIsSent(false);
    const chosen = types.find((one) => String(one) === value) ?? 2;
    setAddress({ workflow: workflowKinds[chosen] }, { replace: true });
  };
  const finish = () => {
    setIsSent(true);
    messageRef.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.workflows')} lead={t('workflows.lead')} />
      <div ref={messageRef} tabIndex={-1} className={listStyles.message}>
        {isSent && (
          <Alert tone="success">
            <p>{t('workflows.sent')}</p>
          </Alert>
        )}
      </div>
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {!isPending && message === undefined && newest === undefined && (
        <EmptyMessage title={t('workflows.empty')} />
      )}
      {newest && (
        <>
          <div className={listStyles.filters}>
            <Select
              label={t('common:application.type')}
              optionalLabel=""
              options={types.map((one) => ({ value: String(one), label: getWorkflowName(one) }))}
              value={String(type)}
              onChange={show}
            />
          </div>
          {isWaiting && <WaitingNotice />}
          {!isWaiting && canChange(type) && (
            <VersionForm key={`${type} ${newest.version}`} newest={newest} onSent={finish} />
          )}
          {!canChange(type) && (
            <Card>
              <p>{t('workflows.fixed')}</p>
            </Card>
          )}
          <VersionList versions={own} />
        </>
      )}
    </AdminFrame>
  );
}
