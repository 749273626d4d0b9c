import {
  isReportFormat,
  reportFormats,
  type ReportFormat,
  type ReportView,
} from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { meta } from '../../../common/page/card.css.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import * as styles from './registerReport.css.ts';

const labels: Readonly<Record<ReportFormat, TextKey<'officer'>>> = {
  xlsx: 'landReport.excel',
  csv: 'export.csv',
  geojson: 'register.file.geojson',
  gpkg: 'register.file.gpkg',
  ladm: 'register.file.ladm',
};

/** The props of `ReportFiles`. */
export interface ReportFilesProps {
  view: ReportView;
  /** The keys of the columns that the files contain. */
  columns: string[];
}

/** The buttons that download all rows of a view, with the columns that are shown; the LADM file has all. */
export function ReportFiles({ view, columns }: ReportFilesProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <div role="group" aria-label={t('export.label')} className={styles.files}>
      <span className={meta} aria-hidden>
        {t('export.label')}
      </span>
      {reportFormats
        .filter((format) => isReportFormat(view.report, format))
        .map((format) => (
          <DownloadLink
            key={format}
            name="registerReportFile"
            input={{ ...view, format, ...(format === 'ladm' ? {} : { columns }) }}
          >
            {t(labels[format])}
          </DownloadLink>
        ))}
    </div>
  );
}
