import { openStatus, type OwnApplication } from '@temple-land/portal-core';
import { Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLand } from '../../../common/applications/applicationFacts.ts';
import {
  createNumberColumn,
  createOpenColumn,
  createStatusColumn,
  createSubmittedColumn,
} from '../../../common/applications/applicationColumns.tsx';
import { formatStage } from '../../../common/applications/formatStage.ts';
import { getOwnApplicationPath } from '../../../common/applications/ownApplicationPath.ts';
import { meta } from '../../../common/page/card.css.ts';
import { DatesInText } from '../../../common/text/DatesInText.tsx';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import { formatExpected, formatHolder } from '../application/stageFacts.ts';
import { applicationTypeLabels } from '../../../common/applications/applicationTypeLabels.ts';

/** The props of `ApplicationsTable`. */
export interface ApplicationsTableProps {
  rows: readonly OwnApplication[];
}

/** The table of a citizen's applications: stage, with whom, days and expected date, with links to their pages. */
export function ApplicationsTable({ rows }: ApplicationsTableProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const [now] = useState(() => Date.now());
  const columns: readonly Column<OwnApplication>[] = [
    createNumberColumn(text, (row) => formatLand(row, text)),
    {
      id: 'type',
      header: t('common:application.type'),
      renderCell: (row) => t(applicationTypeLabels[row.applicationType]),
    },
    createSubmittedColumn(text),
    createStatusColumn(text, (row) =>
      row.statusType === openStatus ? formatStage(row, text) : undefined,
    ),
    {
      id: 'with',
      header: t('stage.with'),
      renderCell: (row) => {
        const holder = formatHolder(row, text);
        return (
          <>
            <span {...langAttribute(holder, languageOf(text.i18n))}>{holder}</span>
            {row.progress.waitsFor !== 'nobody' && (
              <>
                <br />
                <span className={meta}>
                  {t('stage.dayCount', { count: row.progress.stageDays })}
                </span>
              </>
            )}
          </>
        );
      },
    },
    {
      id: 'expected',
      header: t('stage.expected'),
      renderCell: (row) => (
        <DatesInText text={formatExpected(row, now, text) || t('stage.noneExpected')} />
      ),
    },
    createOpenColumn(t('common:citizen.view'), ({ applicationNo }) =>
      getOwnApplicationPath(applicationNo),
    ),
  ];
  return (
    <Table caption={t('all')} columns={columns} rows={rows} keyOf={(row) => row.applicationId} />
  );
}
