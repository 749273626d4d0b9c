import type { Input } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { meta, row } from '../../../common/page/card.css.ts';
import { useMayCall } from '../../../state/useMayCall.ts';

/** The props of `ListExport`. */
export interface ListExportProps<Name extends 'caseExport' | 'inboxExport'> {
  /** The call whose answer is the file. */
  name: Name;
  /** Returns what is asked for in a format. */
  inputOf: (format: 'csv' | 'xlsx') => Input<Name>;
}

/** The buttons that download all rows of a list with its filters. */
export function ListExport<Name extends 'caseExport' | 'inboxExport'>({
  name,
  inputOf,
}: ListExportProps<Name>) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const mayDownload = useMayCall(name);
  if (!mayDownload) return null;
  return (
    <div role="group" aria-label={t('export.label')} className={row}>
      <span className={meta} aria-hidden>
        {t('export.label')}
      </span>
      <DownloadLink name={name} input={inputOf('xlsx')}>
        {t('landReport.excel')}
      </DownloadLink>
      <DownloadLink name={name} input={inputOf('csv')}>
        {t('export.csv')}
      </DownloadLink>
    </div>
  );
}
