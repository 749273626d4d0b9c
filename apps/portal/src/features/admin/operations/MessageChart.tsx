import type { Operations } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/dashboard/dashboard.css.ts';
import { FigureChart } from '../../../common/dashboard/FigureChart.tsx';
import { monthName } from '../../../i18n/dateNames.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatCount, formatRupees } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const paisePerRupee = 100;

function Cost({ figures: { messages, messagePrice } }: { figures: Operations }) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const parts = messages.at(-1)?.parts ?? 0;
  const cost =
    messagePrice === null
      ? t('dashboard:messages.noPrice')
      : t('dashboard:messages.cost', {
          cost: formatRupees((parts * messagePrice) / paisePerRupee),
          price: formatRupees(messagePrice / paisePerRupee),
        });
  return (
    <p className={styles.note}>
      {t('dashboard:messages.parts', { n: formatCount(parts) })} {cost}
    </p>
  );
}

/** The SMS of six months by kind, and the cost of this month's. */
export function MessageChart({ figures }: { figures: Operations }) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const language = useLanguage();
  return (
    <div className={styles.map}>
      <FigureChart
        fileName="messages"
        title={t('dashboard:messages')}
        groupHeader={t('dashboard:month')}
        series={[
          { id: 'code', label: t('dashboard:messages.code'), colour: 1 },
          { id: 'notice', label: t('dashboard:messages.notice'), colour: 4 },
          { id: 'failed', label: t('dashboard:messages.failed'), colour: 3 },
        ]}
        groups={figures.messages.map(({ month, code, notice, failed }) => ({
          id: month,
          label: `${monthName(language, Number(month.slice(5)), 'short')} ${localizeDigits(month.slice(0, 4))}`,
          values: [code, notice, failed],
        }))}
      />
      <Cost figures={figures} />
    </div>
  );
}
