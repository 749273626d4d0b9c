import type { DashboardFigure, DashboardRow } from '@temple-land/portal-core';
import { Link, type Column } from '@temple-land/ui';
import { formatAcres, formatDate, formatRupees } from '../../i18n/format.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { languageOf } from '../../i18n/language.ts';
import type { Translation } from '../../i18n/textKey.ts';
import { ApplicationStatus } from '../applications/ApplicationStatus.tsx';
import { getStateLabel } from '../applications/stepLabels.ts';
import { number } from '../page/card.css.ts';

import { getRorLabel } from './labels.ts';
import { formatPlace } from '../land/formatPlace.ts';
import { applicationTypeLabels } from '../applications/applicationTypeLabels.ts';

type RowOf<Kind extends DashboardRow['kind']> = Extract<DashboardRow, { kind: Kind }>;
type Text = Translation<'dashboard'>;

const toDay = (moment: string | null) => (moment === null ? '-' : formatDate(moment));

/** A text of the record, in its own language. */
const renderRecord = (record: string, { i18n }: Text) => (
  <span {...langAttribute(record, languageOf(i18n))}>{record}</span>
);

const placeColumn = <Row extends Parameters<typeof formatPlace>[0]>({ t }: Text): Column<Row> => ({
  id: 'place',
  header: t('list.place'),
  renderCell: formatPlace,
});

const areaColumn = <Row extends { area: number }>({ t }: Text): Column<Row> => ({
  id: 'area',
  header: t('list.area'),
  align: 'end',
  renderCell: ({ area }) => formatAcres(area),
});

/** Returns the columns of applications; `hrefOf` returns the path that opens one, if the reader may open it. */
export function createApplicationColumns(
  text: Text,
  hrefOf: ((applicationNo: string) => string) | undefined,
): readonly Column<RowOf<'application'>>[] {
  const { t } = text;
  return [
    {
      id: 'number',
      header: t('common:application.number'),
      renderCell: ({ applicationNo }) =>
        hrefOf ? (
          <Link href={hrefOf(applicationNo)}>{applicationNo}</Link>
        ) : (
          <span className={number}>{applicationNo}</span>
        ),
    },
    {
      id: 'type',
      header: t('common:application.type'),
      renderCell: ({ applicationType }) => t(applicationTypeLabels[applicationType]),
    },
    placeColumn(text),
    {
      id: 'stage',
      header: t('list.stage'),
      renderCell: (row) =>
        row.statusType === 'P' ? (
          t(`specification:${getStateLabel(row.state)}`)
        ) : (
          <ApplicationStatus type={row.applicationType} status={row.statusType} />
        ),
    },
    areaColumn(text),
    {
      id: 'received',
      header: t('list.received'),
      renderCell: ({ createdOn }) => toDay(createdOn),
    },
    { id: 'due', header: t('list.due'), renderCell: ({ dueOn }) => toDay(dueOn) },
    { id: 'decided', header: t('list.decided'), renderCell: ({ decidedOn }) => toDay(decidedOn) },
  ];
}

/** Returns the columns of leases. */
export const createLeaseColumns = (text: Text): readonly Column<RowOf<'lease'>>[] => [
  { id: 'number', header: text.t('list.lease'), renderCell: ({ leaseNo }) => leaseNo },
  placeColumn(text),
  { id: 'plot', header: text.t('list.plot'), renderCell: ({ plotNo }) => plotNo },
  areaColumn(text),
  { id: 'ends', header: text.t('list.ends'), renderCell: ({ endsOn }) => toDay(endsOn) },
  {
    id: 'rentOn',
    header: text.t('list.rentOn'),
    renderCell: ({ nextRentOn }) => toDay(nextRentOn),
  },
  {
    id: 'rent',
    header: text.t('list.rent'),
    align: 'end',
    renderCell: ({ yearlyRent }) => formatRupees(yearlyRent),
  },
];

const outlineAreaColumn = ({ t }: Text): Column<RowOf<'plot'>> => ({
  id: 'outlineArea',
  header: t('quality.outlineArea'),
  align: 'end',
  renderCell: ({ outlineArea }) => (outlineArea === null ? '-' : formatAcres(outlineArea)),
});

/** Returns the columns of plots; those of another area also have the one of the outline. */
export const createPlotColumns = (
  text: Text,
  figure: DashboardFigure,
): readonly Column<RowOf<'plot'>>[] => [
  { id: 'plot', header: text.t('list.plot'), renderCell: ({ plotNo }) => plotNo },
  { id: 'khatiyan', header: text.t('list.khatiyan'), renderCell: ({ khataNo }) => khataNo },
  placeColumn(text),
  {
    id: 'kisam',
    header: text.t('list.kisam'),
    renderCell: ({ kisam }) => renderRecord(kisam, text),
  },
  {
    id: 'satwa',
    header: text.t('list.satwa'),
    renderCell: ({ satwa }) => (satwa === '' ? '-' : renderRecord(satwa, text)),
  },
  {
    id: 'ror',
    header: text.t('list.ror'),
    renderCell: ({ rorStatus }) => text.t(getRorLabel(rorStatus)),
  },
  areaColumn(text),
  ...(figure === 'plotsOfOtherArea' ? [outlineAreaColumn(text)] : []),
];

/** Returns the columns of tenders. */
export const createTenderColumns = (text: Text): readonly Column<RowOf<'tender'>>[] => [
  { id: 'letter', header: text.t('list.letter'), renderCell: ({ letterNo }) => letterNo },
  {
    id: 'title',
    header: text.t('list.tender'),
    renderCell: ({ title }) => renderRecord(title, text),
  },
  { id: 'opened', header: text.t('list.opened'), renderCell: ({ startDate }) => toDay(startDate) },
  { id: 'closes', header: text.t('list.closes'), renderCell: ({ closeDate }) => toDay(closeDate) },
];

/** Returns the columns of bids. */
export const createBidColumns = (text: Text): readonly Column<RowOf<'bid'>>[] => [
  { id: 'bid', header: text.t('list.bid'), renderCell: ({ bidderNo }) => bidderNo },
  {
    id: 'auction',
    header: text.t('list.auction'),
    renderCell: ({ auctionName }) => renderRecord(auctionName, text),
  },
  { id: 'placed', header: text.t('list.placed'), renderCell: ({ placedOn }) => toDay(placedOn) },
];
