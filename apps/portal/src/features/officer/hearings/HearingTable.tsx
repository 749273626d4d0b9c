import type { CalendarHearing } from '@temple-land/portal-core';
import { Link, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { meta, nameColumn, number } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';

/** Hearings as a table, by day. */
export function HearingTable({ hearings }: { hearings: readonly CalendarHearing[] }) {
  const { t } = useTranslation(['courtCase', 'officer', 'common', 'specification']);
  const language = useLanguage();
  const columns: readonly Column<CalendarHearing>[] = [
    {
      id: 'day',
      header: t('courtCase:hearings.day'),
      renderCell: ({ day }) => <b className={number}>{formatDate(day)}</b>,
    },
    {
      id: 'case',
      header: t('courtCase:hearings.case'),
      renderCell: ({ applicationNo, caseNo, mouza, plotNo, khataNo }) => (
        <>
          <Link href={getApplicationPath(applicationNo)} isAlone>
            {caseNo || applicationNo}
          </Link>{' '}
          <span className={meta} {...langAttribute(mouza, language)}>
            {[mouza, plotNo || khataNo].filter((text) => text !== '').join(', ')}
          </span>
        </>
      ),
    },
    {
      id: 'court',
      header: t('officer:case.court'),
      renderCell: ({ court }) => (
        <span className={nameColumn} {...langAttribute(court, language)}>
          {court}
        </span>
      ),
    },
    {
      id: 'respondents',
      header: t('courtCase:hearings.respondents'),
      renderCell: ({ respondents }) => (
        <span {...langAttribute(respondents.join(), language)}>
          {respondents.join(', ') || '-'}
        </span>
      ),
    },
    {
      id: 'outcome',
      header: t('courtCase:hearings.outcome'),
      renderCell: ({ outcome }) =>
        outcome === '' ? (
          t('courtCase:hearings.outcome.none')
        ) : (
          <span {...langAttribute(outcome, language)}>{outcome}</span>
        ),
    },
  ];
  return (
    <Table
      caption={t('courtCase:hearings')}
      columns={columns}
      rows={hearings}
      keyOf={({ applicationId, day }) => `${applicationId}.${day}`}
    />
  );
}
