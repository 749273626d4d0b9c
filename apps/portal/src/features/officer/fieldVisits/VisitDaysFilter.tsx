import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { formatCount } from '../../../i18n/format.ts';
import type { PrefixedKey } from '../../../i18n/textKey.ts';
import * as styles from './fieldVisits.css.ts';
import { visitDays, type VisitDays } from './visitDays.ts';

const labels: Readonly<Record<VisitDays['kind'], PrefixedKey<'field'>>> = {
  all: 'field:days.all',
  today: 'field:days.today',
  week: 'field:days.week',
  date: 'field:days.date',
};

/** The props of `VisitDaysFilter`. */
export interface VisitDaysFilterProps {
  days: VisitDays;
  today: string;
  /** How many visits are shown, and how many there are. */
  shown: number;
  total: number;
  onChange: (days: VisitDays) => void;
}

/** Chooses the days whose planned visits are listed, and says how many they are. */
export function VisitDaysFilter({ days, today, shown, total, onChange }: VisitDaysFilterProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const choose = (value: string) => {
    const kind = visitDays.find((each) => each === value) ?? 'all';
    onChange(kind === 'date' ? { kind, date: today } : { kind });
  };
  return (
    <div className={styles.filter}>
      <div className={styles.filterField}>
        <Select
          label={t('field:days')}
          value={days.kind}
          options={visitDays.map((kind) => ({ value: kind, label: t(labels[kind]) }))}
          onChange={choose}
        />
      </div>
      {days.kind === 'date' && (
        <div className={styles.filterField}>
          <LazyDateField
            label={t('field:days.day')}
            value={days.date}
            onChange={(date) => date !== '' && onChange({ kind: 'date', date })}
          />
        </div>
      )}
      <p className={styles.filterCount} role="status">
        {t('field:days.count', { count: shown, n: formatCount(shown), total: formatCount(total) })}
      </p>
    </div>
  );
}
