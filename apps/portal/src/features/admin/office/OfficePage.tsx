import type { OfficeVersion } from '@temple-land/portal-core';
import { Alert, Link, PageHeader } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import * as listStyles from '../questions/questions.css.ts';
import { OfficeForm } from './OfficeForm.tsx';
import { OfficeVersions } from './OfficeVersions.tsx';
import { useOfficeDetails } from './useOfficeDetails.ts';

function WaitingNotice() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Alert tone="info" role="none">
      <p>{t('office.waiting')}</p>
      <Link href={href('/admin/changes')} isAlone>
        {t('common:title.changes')}
      </Link>
    </Alert>
  );
}

/** The page of the details of the office: name, address, contact and lines in three languages. */
export function OfficePage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { office, isPending, message, refetch } = useOfficeDetails();
  const [used, setUsed] = useState<OfficeVersion>();
  const [isSent, setIsSent] = useState(false);
  const messageRef = useRef<HTMLDivElement>(null);
  const use = (version: OfficeVersion) => {
    setUsed(version);
    messageRef.current?.focus();
  };
  const finish = () => {
    setUsed(undefined);
    setIsSent(true);
    messageRef.current?.focus();
  };
  const newest = office?.versions[0]?.version ?? 0;
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.office')} lead={t('office.lead')} />
      <div ref={messageRef} tabIndex={-1} className={listStyles.message}>
        {isSent && (
          <Alert tone="success">
            <p>{t('office.sent')}</p>
          </Alert>
        )}
        {used && (
          <Alert tone="info" role="none">
            {t('office.used', { n: used.version })}
          </Alert>
        )}
      </div>
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {office?.isWaiting && <WaitingNotice />}
      {office && !office.isWaiting && (
        <OfficeForm
          key={`${newest} ${used?.version ?? 0}`}
          details={office.details}
          initial={used?.details ?? office.details}
          basedOn={newest}
          onSent={finish}
        />
      )}
      {office && (
        <OfficeVersions versions={office.versions} onUse={office.isWaiting ? undefined : use} />
      )}
    </AdminFrame>
  );
}
