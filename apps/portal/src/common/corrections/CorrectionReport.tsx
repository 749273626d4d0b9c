import { Alert, ButtonLink, PageHeader } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { announce } from '../../state/announcement.ts';
import { Loading } from '../feedback/Loading.tsx';
import { Retry } from '../feedback/Retry.tsx';
import { card } from '../page/card.css.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import type { CorrectionSubject } from './correctionPaths.ts';
import { formatSubject } from './correctionTexts.ts';

/** The number of a stored report, which gets the focus in place of the form. */
function Sent({ number }: { number: string }) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  return (
    <Alert tone="success" title={t('corrections:sent')} role="none">
      <p>{t('corrections:sent.text', { number })}</p>
    </Alert>
  );
}

/** The props of `CorrectionReport`. */
export interface CorrectionReportProps {
  subject: CorrectionSubject;
  /** The path of all reports. */
  listPath: string;
}

/** Reports an error in a record: loads the record, shows the form, and then the number of the report. */
export function CorrectionReport({ subject, listPath }: CorrectionReportProps) {
  const text = useTranslation(['corrections', 'common', 'specification']);
  const { t } = text;
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('correctionSubject', subject, { isQuiet: true }),
  );
  const record = data && 'result' in data ? data.result : undefined;
  const [number, setNumber] = useState<string>();
  const sentRef = useRef<HTMLDivElement>(null);
  const finish = (stored: string) => {
    setNumber(stored);
    announce(`${t('corrections:sent')}: ${stored}`);
    sentRef.current?.focus();
  };
  return (
    <>
      <PageHeader
        size="app"
        title={t('corrections:title.report')}
        {...(record ? { lead: formatSubject(record, text) } : {})}
        actions={<ButtonLink href={listPath}>{t('corrections:list')}</ButtonLink>}
      />
      <Retry message={error?.userMessage} onRetry={refetch} />
      <div ref={sentRef} tabIndex={-1}>
        {number !== undefined && <Sent number={number} />}
      </div>
      {isPending && <Loading />}
      {!isPending && !error && !record && (
        <Alert tone="info">
          <p>{t('corrections:form.unknown')}</p>
        </Alert>
      )}
      {record && number === undefined && (
        <div className={card}>
          <CorrectionForm subject={subject} record={record} onSent={finish} />
        </div>
      )}
    </>
  );
}
