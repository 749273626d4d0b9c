import type { GuestReport } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Button, Stack } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { ApplicationHistory } from '../../common/applications/ApplicationHistory.tsx';
import { Retry } from '../../common/feedback/Retry.tsx';
import { GuestConfirmation } from '../../common/guests/GuestConfirmation.tsx';
import { GuestLine } from '../../common/guests/GuestLine.tsx';
import { useGuest } from '../../state/guest.ts';

function ReportHistory({ report }: { report: GuestReport }) {
  return <ApplicationHistory application={{ ...report, applicationType: 1 }} viewer="own" />;
}

function OwnReport({ applicationNo }: { applicationNo: string }) {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const { data, error, isLoading, refetch } = useQuery(
    serviceQuery('guestReport', { applicationNo }, { isQuiet: true }),
  );
  if (isLoading) return <p role="status">{t('common:shell.loading')}</p>;
  if (error) return <Retry message={error.userMessage} onRetry={refetch} />;
  return data !== undefined && 'result' in data ? <ReportHistory report={data.result} /> : null;
}

/** The stages of a found report for the person who made it, by a code to the mobile number. */
export function FollowReport({ applicationNo }: { applicationNo: string }) {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const guest = useGuest();
  const [isOpen, setOpen] = useState(false);
  if (guest === undefined && !isOpen) {
    return <Button onClick={() => setOpen(true)}>{t('follow.open')}</Button>;
  }
  return (
    <Stack>
      <h2>{t('follow.title')}</h2>
      {guest === undefined ? (
        <GuestConfirmation />
      ) : (
        <>
          <GuestLine guest={guest} />
          <OwnReport applicationNo={applicationNo} />
        </>
      )}
    </Stack>
  );
}
