import type { PlotRow, RecordApplication, RecordLease } from '@temple-land/portal-core';
import { Link, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { ApplicationStatus } from '../../../common/applications/ApplicationStatus.tsx';
import { buildPlotPath } from '../../../common/land/recordPaths.ts';
import { muted, noWrap } from '../../../common/page/card.css.ts';
import { formatAcres, formatDate, formatRupees } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import { formatCell } from '../landReport/reportValues.ts';
import { leaseKindLabels, leaseStateLabels } from './recordWords.ts';
import { applicationTypeLabels } from '../../../common/applications/applicationTypeLabels.ts';

const namespaces = ['landRecord', 'common', 'specification', 'officer'] as const;

const withheldColumns: Readonly<Record<string, string>> = { lessee: 'occupant', rent: 'amount' };

/** The leases of a plot, the newest first, each with the application that granted it. */
export function LeaseTable({
  leases,
  withheld,
}: {
  leases: readonly RecordLease[];
  /** The fields that the role may not see. */
  withheld: readonly string[];
}) {
  const { t } = useTranslation(namespaces);
  if (leases.length === 0) return <p className={muted}>{t('landRecord:leases.none')}</p>;
  const columns: readonly Column<RecordLease>[] = [
    { id: 'no', header: t('specification:report.leaseNo'), renderCell: ({ leaseNo }) => leaseNo },
    {
      id: 'kind',
      header: t('landRecord:lease.kind'),
      renderCell: ({ kind }) => t(leaseKindLabels[kind]),
    },
    {
      id: 'area',
      header: t('specification:report.area'),
      align: 'end',
      renderCell: ({ area }) => formatAcres(area),
    },
    { id: 'lessee', header: t('landRecord:lease.lessee'), renderCell: ({ lessee }) => lessee },
    {
      id: 'days',
      header: t('landRecord:lease.days'),
      renderCell: ({ startsOn, endsOn }) =>
        t('landRecord:lease.fromTo', { from: formatDate(startsOn), to: formatDate(endsOn) }),
    },
    {
      id: 'rent',
      header: t('specification:report.leaseRent'),
      align: 'end',
      renderCell: ({ yearlyRent }) => formatRupees(yearlyRent),
    },
    {
      id: 'state',
      header: t('landRecord:lease.state'),
      renderCell: ({ state }) => t(leaseStateLabels[state]),
    },
    {
      id: 'application',
      header: t('specification:report.applicationNo'),
      renderCell: ({ applicationNo }) =>
        applicationNo === '' ? (
          '-'
        ) : (
          <Link href={getApplicationPath(applicationNo)} isAlone>
            {applicationNo}
          </Link>
        ),
    },
  ];
  return (
    <Table
      caption={t('landRecord:leases')}
      columns={columns.filter(({ id }) => !withheld.includes(withheldColumns[id] ?? ''))}
      rows={leases}
      keyOf={({ leaseNo }) => leaseNo}
    />
  );
}

/** The applications, reports and cases about a plot, the newest first, each with a link. */
export function ApplicationTable({ applications }: { applications: readonly RecordApplication[] }) {
  const { t } = useTranslation(namespaces);
  if (applications.length === 0) {
    return <p className={muted}>{t('landRecord:applications.none')}</p>;
  }
  const columns: readonly Column<RecordApplication>[] = [
    {
      id: 'no',
      header: t('specification:report.applicationNo'),
      renderCell: ({ applicationNo }) => (
        <Link href={getApplicationPath(applicationNo)} isAlone>
          {applicationNo}
        </Link>
      ),
    },
    {
      id: 'type',
      header: t('landRecord:applications.type'),
      renderCell: ({ applicationType }) => t(applicationTypeLabels[applicationType]),
    },
    {
      id: 'created',
      header: t('specification:report.receivedOn'),
      renderCell: ({ createdOn }) => <span className={noWrap}>{formatDate(createdOn)}</span>,
    },
    {
      id: 'status',
      header: t('specification:report.applicationStatus'),
      renderCell: ({ applicationType, statusType }) => (
        <ApplicationStatus type={applicationType} status={statusType} />
      ),
    },
  ];
  return (
    <Table
      caption={t('landRecord:applications')}
      columns={columns}
      rows={applications}
      keyOf={({ applicationNo }) => applicationNo}
    />
  );
}

/** The plots of a khatiyan, each with a link to its page. */
export function PlotTable({ plots }: { plots: readonly PlotRow[] }) {
  const text = useTranslation(namespaces);
  const language = useLanguage();
  const { t } = text;
  if (plots.length === 0) return <p className={muted}>{t('landRecord:plots.none')}</p>;
  const columns: readonly Column<PlotRow>[] = [
    {
      id: 'no',
      header: t('specification:report.plotNo'),
      renderCell: ({ code, name }) => (
        <Link href={buildPlotPath(code)} isAlone>
          {name}
        </Link>
      ),
    },
    {
      id: 'kisam',
      header: t('specification:report.kisam'),
      renderCell: ({ kisam }) => <span {...langAttribute(kisam, language)}>{kisam}</span>,
    },
    {
      id: 'area',
      header: t('specification:report.area'),
      align: 'end',
      renderCell: ({ area }) => formatAcres(area),
    },
    {
      id: 'status',
      header: t('specification:report.status'),
      renderCell: ({ status }) =>
        formatCell({ key: 'status', label: 'report.status', kind: 'word' }, status, text),
    },
    {
      id: 'lease',
      header: t('specification:report.leaseNo'),
      renderCell: ({ leaseNo }) => leaseNo || '-',
    },
    {
      id: 'case',
      header: t('specification:report.caseNo'),
      renderCell: ({ caseNo }) =>
        caseNo === '' ? (
          '-'
        ) : (
          <Link href={getApplicationPath(caseNo)} isAlone>
            {caseNo}
          </Link>
        ),
    },
  ];
  return (
    <Table
      caption={t('landRecord:plots')}
      columns={columns}
      rows={plots}
      keyOf={({ code }) => code}
    />
  );
}
