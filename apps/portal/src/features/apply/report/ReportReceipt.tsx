import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';

/** The receipt of a report by its number; nothing until the report is loaded. */
export function ReportReceipt({ applicationNo }: { applicationNo: string }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { data } = useQuery(serviceQuery('guestReport', { applicationNo }, { isQuiet: true }));
  if (data === undefined || !('result' in data)) return null;
  const { applicationId } = data.result;
  return (
    <DownloadLink name="applicationReceipt" input={{ applicationId }} kind="secondary">
      {t('done.receipt')}
    </DownloadLink>
  );
}
