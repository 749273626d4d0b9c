import type { ImportFault, ImportJob, ImportFaultKind } from '@temple-land/portal-core';
import { Select, Table } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { breakAnywhere, cardBody, meta, row } from '../../../common/page/card.css.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as listStyles from '../questions/questions.css.ts';
import { fieldLabels } from './fieldLabels.ts';
import { faultLabels } from './importTexts.ts';
import { faultsPageSize, useImportFaults } from './useImports.ts';

function FaultTable({ rows }: { rows: readonly ImportFault[] }) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const language = useLanguage();
  const place = ({ row: number, cell }: ImportFault) => {
    const values = { row: localizeDigits(String(number)), cell };
    return cell === '' ? t('imports:faults.row', values) : t('imports:faults.rowCell', values);
  };
  const own = (text: string) => (
    <span className={breakAnywhere} {...langAttribute(text, language)}>
      {text}
    </span>
  );
  return (
    <Table
      caption={t('imports:faults.title')}
      columns={[
        { id: 'at', header: t('imports:faults.at'), renderCell: place },
        {
          id: 'column',
          header: t('imports:faults.column'),
          renderCell: ({ column, table }) => (
            <>
              {column in fieldLabels ? t(fieldLabels[column] ?? 'imports:field.row') : own(column)}
              <br />
              <span className={meta}>{own(table)}</span>
            </>
          ),
        },
        { id: 'value', header: t('imports:faults.value'), renderCell: ({ value }) => own(value) },
        {
          id: 'kind',
          header: t('imports:faults.kind'),
          renderCell: ({ kind, detail }) => (
            <>
              {t(faultLabels[kind])}
              {detail !== '' && (
                <>
                  <br />
                  <span className={meta}>{own(detail)}</span>
                </>
              )}
            </>
          ),
        },
      ]}
      rows={rows}
      keyOf={({ table, row: number, column, kind }) => `${table} ${number} ${column} ${kind}`}
    />
  );
}

/** The faults of an import by row and cell, a page at a time, of one kind or of all, with their download. */
export function FaultList({ job }: { job: ImportJob }) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const [kind, setKind] = useState<ImportFaultKind>();
  const [page, setPage] = useState(1);
  const { rows, total, isPending, message, refetch } = useImportFaults(job.id, kind, page);
  const choose = (value: string) => {
    setPage(1);
    setKind(job.faultKinds.find((one) => one.kind === value)?.kind);
  };
  return (
    <PagedList
      label={t('imports:faults.title')}
      filters={
        <div className={listStyles.filters}>
          <Select
            label={t('imports:faults.kind')}
            optionalLabel=""
            placeholder={t('imports:faults.all')}
            options={job.faultKinds.map((one) => ({
              value: one.kind,
              label: `${t(faultLabels[one.kind])} (${formatCount(one.count)})`,
            }))}
            value={kind ?? ''}
            onChange={choose}
          />
        </div>
      }
      page={{ pageNumber: page, pageSize: faultsPageSize, rows: rows.length, total }}
      isPending={isPending}
      message={message}
      onRetry={refetch}
      emptyTitle={t('imports:faults.empty')}
      onPage={setPage}
    >
      <div className={cardBody}>
        <div className={row}>
          <DownloadLink
            name="importFaultFile"
            input={{ id: job.id, format: 'xlsx' }}
            kind="secondary"
          >
            {t('imports:faults.download')} XLSX
          </DownloadLink>
          <DownloadLink
            name="importFaultFile"
            input={{ id: job.id, format: 'json' }}
            kind="secondary"
          >
            {t('imports:faults.download')} JSON
          </DownloadLink>
        </div>
      </div>
      <FaultTable rows={rows} />
    </PagedList>
  );
}
