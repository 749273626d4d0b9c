import type { Operations } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/dashboard/dashboard.css.ts';
import type { FigureAddress } from '../../../common/dashboard/dashboardQuery.ts';
import { FigureChart } from '../../../common/dashboard/FigureChart.tsx';
import { monthName } from '../../../i18n/dateNames.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The props of charts whose values link to lists. */
export interface LinkedChartProps {
  figures: Operations;
  hrefOf: (list: FigureAddress) => string;
}

function useDayLabel() {
  const language = useLanguage();
  return (day: string) =>
    `${localizeDigits(String(Number(day.slice(8))))} ${monthName(language, Number(day.slice(5, 7)), 'short')}`;
}

function SignInChart({ figures, hrefOf }: LinkedChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const toLabel = useDayLabel();
  return (
    <div className={styles.wideMap}>
      <FigureChart
        fileName="failed-sign-ins"
        title={t('dashboard:signIns')}
        groupHeader={t('dashboard:day')}
        direction="vertical"
        series={[
          { id: 'failed', label: t('dashboard:signIns.failed'), colour: 3 },
          { id: 'signedIn', label: t('dashboard:signIns.signedIn'), colour: 1 },
        ]}
        groups={figures.signIns.map(({ day, failed, signedIn }) => ({
          id: day,
          label: toLabel(day),
          values: [failed, signedIn],
          hrefs: [hrefOf({ figure: 'failedSignIns', part: day })],
        }))}
      />
      <p className={styles.note}>{t('dashboard:signIns.note')}</p>
    </div>
  );
}

function RequestChart({ figures, hrefOf }: LinkedChartProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const toLabel = useDayLabel();
  const { requests } = figures;
  const add = (key: 'requests' | 'failed') => requests.reduce((sum, day) => sum + day[key], 0);
  const [all, failed] = [add('requests'), add('failed')];
  const rate = all === 0 ? 0 : Math.round((failed / all) * 10_000) / 100;
  return (
    <div className={styles.wideMap}>
      <FigureChart
        fileName="failed-requests"
        title={t('dashboard:requests')}
        groupHeader={t('dashboard:day')}
        direction="vertical"
        series={[
          { id: 'failed', label: t('dashboard:requests.failed'), colour: 3 },
          { id: 'refused', label: t('dashboard:requests.refused'), colour: 2 },
        ]}
        groups={requests.map((day) => {
          const href = hrefOf({ figure: 'failedCalls', part: day.day });
          return {
            id: day.day,
            label: toLabel(day.day),
            values: [day.failed, day.refused],
            hrefs: [href, href],
          };
        })}
      />
      <p className={styles.note}>
        {t('dashboard:requests.rate', {
          failed: formatCount(failed),
          all: formatCount(all),
          rate: localizeDigits(String(rate)),
        })}
      </p>
    </div>
  );
}

/** Sign-ins and requests by day. */
export function ActivityCharts(props: LinkedChartProps) {
  return (
    <>
      <SignInChart {...props} />
      <RequestChart {...props} />
    </>
  );
}
