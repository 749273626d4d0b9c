import { type CaseRow } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { Table, type Column } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createNumberColumn,
  createOpenColumn,
  createStatusColumn,
} from '../../../common/applications/applicationColumns.tsx';
import { courtAppealLabels } from '../../../common/applications/courtAppealLabels.ts';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import { meta, nameColumn, noWrap, number } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { nearestHearing } from './nearestHearing.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';

function HearingCell({ row, today }: { row: CaseRow; today: string }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const nearest = nearestHearing(row.case.hearings, today);
  if (nearest === undefined) return t('case.hearings.none');
  const { outcome } = nearest.hearing;
  const day = formatDate(nearest.hearing.day);
  return (
    <>
      <b className={`${number} ${noWrap}`}>
        {t(nearest.isNext ? 'cases.next' : 'cases.last', { day })}
      </b>
      <span className={meta} {...langAttribute(outcome, language)}>
        {outcome}
      </span>
    </>
  );
}

/** The table of cases with court and nearest hearing. */
export function CaseTable({ rows }: { rows: readonly CaseRow[] }) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const { t } = text;
  const language = useLanguage();
  const [today] = useState(getIndianToday);
  const columns: readonly Column<CaseRow>[] = [
    createNumberColumn(text, (row) => `${row.mouza_name}, ${row.tehsil_name}`),
    {
      id: 'court',
      header: t('case.court'),
      renderCell: ({ case: { court, section } }) => (
        <>
          <span className={nameColumn} {...langAttribute(court, language)}>
            {court || '-'}
          </span>{' '}
          <span className={meta}>{section}</span>
        </>
      ),
    },
    {
      id: 'case',
      header: t('case.number'),
      renderCell: ({ case: { caseNo, appealStatus } }) => (
        <>
          {caseNo || '-'}{' '}
          {appealStatus !== undefined && (
            <span className={meta}>
              {t('case.appealIs', { status: t(courtAppealLabels[appealStatus]) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'hearing',
      header: t('cases.hearing'),
      renderCell: (row) => <HearingCell row={row} today={today} />,
    },
    createStatusColumn(text),
    createOpenColumn(t('open'), ({ applicationNo }) => getApplicationPath(applicationNo)),
  ];
  return (
    <Table
      caption={t('common:title.cases')}
      columns={columns}
      rows={rows}
      keyOf={(row) => row.applicationId}
    />
  );
}
