import { outlineDifferenceMax, reviewDays, type ReviewedList } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import * as styles from '../../../common/dashboard/dashboard.css.ts';
import type { FigureAddress } from '../../../common/dashboard/dashboardQuery.ts';
import { FigureChart } from '../../../common/dashboard/FigureChart.tsx';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatCount } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import type { LinkedChartProps } from './ActivityCharts.tsx';

const listLabels = {
  notification: 'common:admin.notification',
  faq: 'common:admin.faq',
  contact: 'common:admin.contact',
} as const satisfies Record<ReviewedList, TextKey<'dashboard'>>;

function ReviewChart({ figures, hrefOf }: LinkedChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  return (
    <div className={styles.map}>
      <FigureChart
        fileName="content-reviews"
        title={t('dashboard:reviews')}
        groupHeader={t('dashboard:reviews.kind')}
        series={[
          { id: 'due', label: t('dashboard:reviews.due'), colour: 2 },
          { id: 'recent', label: t('dashboard:reviews.recent'), colour: 1 },
        ]}
        groups={figures.reviews.map(({ list, active, due }) => ({
          id: list,
          label: t(listLabels[list]),
          values: [due, active - due],
          hrefs: [
            hrefOf({ figure: 'reviewDue', part: list }),
            `${href('/admin/manage/:entity', { entity: list })}?use=active`,
          ],
        }))}
      />
      <p className={styles.note}>{t('dashboard:reviews.note', { n: formatCount(reviewDays) })}</p>
    </div>
  );
}

function QualityChart({ figures: { quality }, hrefOf }: LinkedChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const toGroup = (label: string, count: number, list: FigureAddress) => ({
    id: list.figure,
    label,
    values: [count],
    hrefs: [hrefOf(list)],
  });
  const compared =
    quality.comparedOn === null
      ? t('dashboard:quality.notCompared')
      : t('dashboard:quality.compared', { moment: formatDateTime(quality.comparedOn) });
  return (
    <div className={styles.map}>
      <FigureChart
        fileName="reference-data"
        title={t('dashboard:quality')}
        groupHeader={t('dashboard:quality.finding')}
        series={[{ id: 'plots', label: t('dashboard:land.plots') }]}
        groups={[
          toGroup(t('dashboard:quality.withoutClass'), quality.withoutClass, {
            figure: 'plotsOfKisam',
            part: 'other',
          }),
          toGroup(t('dashboard:quality.withoutOutline'), quality.withoutOutline, {
            figure: 'plotsWithoutOutline',
          }),
          toGroup(t('dashboard:quality.otherArea'), quality.otherArea, {
            figure: 'plotsOfOtherArea',
          }),
        ]}
      />
      <p className={styles.note}>
        {t('dashboard:quality.note', { n: formatCount(outlineDifferenceMax) })} {compared}
      </p>
    </div>
  );
}

/** The content due for review, and the quality of the land record. */
export function RecordCharts(props: LinkedChartProps) {
  return (
    <>
      <ReviewChart {...props} />
      <QualityChart {...props} />
    </>
  );
}
