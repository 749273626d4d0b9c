import type { LandShare } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { formatAcres, formatCount, formatRupees } from '../../i18n/format.ts';
import type { FigureAddress } from './dashboardQuery.ts';
import * as styles from './dashboard.css.ts';
import { FigureChart } from './FigureChart.tsx';
import { getKisamLabel, getRorLabel } from './labels.ts';
import { Treemap } from './Treemap.tsx';
import type { ChartProps } from './WorkCharts.tsx';

interface LandTreemapProps {
  fileName: string;
  title: string;
  groupHeader: string;
  shares: readonly LandShare[];
  labelOf: (name: string) => string;
  hrefOf: (name: string) => string | undefined;
}

/** The acres of each class of land as a treemap; the table has the plots too. */
function LandTreemap({ fileName, title, groupHeader, shares, labelOf, hrefOf }: LandTreemapProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const parts = shares.map(({ name, area }) => ({
    id: name,
    label: labelOf(name),
    size: area,
    text: `${formatAcres(area)} ${t('acres')}`,
    href: hrefOf(name),
  }));
  return (
    <FigureChart
      fileName={fileName}
      title={title}
      groupHeader={groupHeader}
      series={[
        { id: 'plots', label: t('land.plots') },
        { id: 'area', label: t('land.acres') },
      ]}
      groups={shares.map(({ name, plots, area }) => ({
        id: name,
        label: labelOf(name),
        values: [plots, area],
        hrefs: [hrefOf(name), hrefOf(name)],
      }))}
      valueText={(value) => (Number.isInteger(value) ? formatCount(value) : formatAcres(value))}
      drawing={<Treemap parts={parts} label={title} />}
    />
  );
}

function RorChart({ dashboard, hrefOf }: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  return (
    <FigureChart
      fileName="record-of-rights"
      title={t('land.ror')}
      groupHeader={t('land.ror.header')}
      series={[{ id: 'area', label: t('land.acres'), colour: 4 }]}
      groups={dashboard.land.ror.map(({ name, area }) => ({
        id: name,
        label: t(getRorLabel(name)),
        values: [area],
        hrefs: [hrefOf({ figure: 'plotsOfRor', part: name })],
      }))}
      valueText={formatAcres}
    />
  );
}

function LeaseChart({ dashboard, hrefOf }: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const { ending30, ending90, ending180, due, dues } = dashboard.leases;
  const toEnding = (days: number, count: number) => ({
    id: String(days),
    label: t('leases.ending', { n: formatCount(days) }),
    values: [count],
    hrefs: [hrefOf({ figure: 'leaseEnding', part: String(days) })],
  });
  return (
    <div className={styles.map}>
      <FigureChart
        fileName="leases"
        title={t('leases')}
        groupHeader={t('leases')}
        series={[{ id: 'leases', label: t('leases.number') }]}
        groups={[
          toEnding(30, ending30),
          toEnding(90, ending90),
          toEnding(180, ending180),
          {
            id: 'due',
            label: t('leases.due'),
            values: [due],
            hrefs: [hrefOf({ figure: 'leaseDue' })],
          },
        ]}
      />
      <p className={styles.note}>{t('leases.dues', { amount: formatRupees(dues) })}</p>
    </div>
  );
}

function TenderChart({ dashboard, hrefOf }: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const { open, closing, bids, results } = dashboard.tenders;
  const toGroup = (label: string, count: number, list: FigureAddress) => ({
    id: list.figure,
    label,
    values: [count],
    hrefs: [hrefOf(list)],
  });
  return (
    <FigureChart
      fileName="tenders"
      title={t('tenders')}
      groupHeader={t('tenders.part')}
      series={[{ id: 'tenders', label: t('tenders.number') }]}
      groups={[
        toGroup(t('tenders.open'), open, { figure: 'tenderOpen' }),
        toGroup(t('tenders.closing'), closing, { figure: 'tenderClosing' }),
        toGroup(t('tenders.bids'), bids, { figure: 'tenderBids' }),
        toGroup(t('tenders.results'), results, { figure: 'tenderResult' }),
      ]}
    />
  );
}

/** The charts of the land record: kisams, satwas, record of rights, leases and tenders. */
export function LandCharts(props: ChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const { dashboard, hrefOf } = props;
  const { kisams, satwas } = dashboard.land;
  return (
    <>
      <RorChart {...props} />
      <LandTreemap
        fileName="kisams"
        title={t('land.kisams')}
        groupHeader={t('land.kisams.header')}
        shares={kisams}
        labelOf={(name) => t(getKisamLabel(name))}
        hrefOf={(part) => hrefOf({ figure: 'plotsOfKisam', part })}
      />
      <LandTreemap
        fileName="satwas"
        title={t('land.satwas')}
        groupHeader={t('land.satwas.header')}
        shares={satwas}
        labelOf={(name) => (name === '' ? t('satwa.none') : name)}
        hrefOf={(part) => hrefOf({ figure: 'plotsOfSatwa', part })}
      />
      <LeaseChart {...props} />
      <TenderChart {...props} />
    </>
  );
}
