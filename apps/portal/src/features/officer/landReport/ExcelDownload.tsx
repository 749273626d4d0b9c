import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { excelMediaType } from '../../../common/files/mediaTypeLabel.ts';
import { useFileMeta } from '../../../common/files/useFileMeta.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { ReportRequest } from './useLandReport.ts';

/** The button that downloads a land report as a workbook in the language of the page. */
export function ExcelDownload({ request }: { request: ReportRequest }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const meta = useFileMeta()({ mediaType: excelMediaType, language: useLanguage() });
  return (
    <DownloadLink name="landInformationExcel" input={request} kind="secondary" meta={meta}>
      {t('landReport.excel')}
    </DownloadLink>
  );
}
