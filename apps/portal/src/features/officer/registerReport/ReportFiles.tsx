import {
  getReportSubject,
  isReportFormat,
  maxPdfRows,
  reportFormats,
  type ReportFormat,
  type ReportView,
} from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useDataRights } from '../../../state/useDataRights.ts';
import { formatLabels, tableFormats } from './reportFormats.ts';
import * as styles from './registerReport.css.ts';

/** The props of `ReportFiles`. */
export interface ReportFilesProps {
  view: ReportView;
  /** The keys of the columns that the files contain. */
  columns: string[];
  /** The number of all rows. */
  total: number;
}

/**
 * The buttons that download all rows of a view, with the columns that are shown; the LADM file has all. Only the formats
 * to which the role has a right, and a PDF of no more rows than it can have; else it says how to get one.
 */
export function ReportFiles({ view, columns, total }: ReportFilesProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const hasRight = useDataRights();
  const hasOutlines = hasRight('data.outlines.export');
  const isOffered = (format: ReportFormat) =>
    isReportFormat(view.report, format) &&
    (hasOutlines || tableFormats.has(format)) &&
    (format !== 'pdf' || total <= maxPdfRows);
  if (!hasRight(`data.${getReportSubject(view.report)}.export`)) return null;
  const limit = { most: formatCount(maxPdfRows), n: formatCount(total) };
  return (
    <div role="group" aria-label={t('export.label')} className={styles.files}>
      <span className={meta} aria-hidden>
        {t('export.label')}
      </span>
      {reportFormats.filter(isOffered).map((format) => (
        <DownloadLink
          key={format}
          name="registerReportFile"
          input={{ ...view, format, ...(format === 'ladm' ? {} : { columns }) }}
        >
          {t(formatLabels[format])}
        </DownloadLink>
      ))}
      {total > maxPdfRows && <p className={meta}>{t('register.file.pdfLimit', limit)}</p>}
    </div>
  );
}
