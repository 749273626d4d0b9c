import { Button, DateField, MapPopover } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { muted } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import * as styles from '../map.css.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import { ChangesSummary } from './ChangesSummary.tsx';
import { listDaysFaults, type DaysFault, type MapDays } from './mapDays.ts';

const noDays: MapDays = { day: '', compared: '' };
const noFaults: readonly DaysFault[] = [];

/** The fields of the days: as of which plots are shown, and with which day that is compared. */
function DaysForm({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { chosen, choose, known, day } = explore.days;
  const [typed, setTyped] = useState(chosen);
  const [faults, setFaults] = useState(noFaults);
  const range = { from: formatDate(known.since), to: formatDate(known.today) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = listDaysFaults(typed, known);
    setFaults(wrong);
    if (wrong.length === 0) choose(typed);
  };
  const clear = () => {
    setTyped(noDays);
    setFaults(noFaults);
    choose(noDays);
  };
  const errorOf = (fault: DaysFault) =>
    faults.includes(fault) ? t('days.outside', range) : undefined;
  const comparedError = faults.includes('same') ? t('days.same') : errorOf('compared');
  const dayError = errorOf('day');
  return (
    <form method="post" className={styles.search} noValidate onSubmit={submit}>
      <DateField
        label={t('days.day')}
        description={t('days.dayHint', { day: range.from })}
        {...(dayError === undefined ? {} : { errorMessage: dayError })}
        minValue={known.since}
        maxValue={known.today}
        value={typed.day}
        onChange={(next) => setTyped({ ...typed, day: next })}
      />
      <DateField
        label={t('days.compared')}
        description={t('days.comparedHint')}
        {...(comparedError === undefined ? {} : { errorMessage: comparedError })}
        minValue={known.since}
        maxValue={known.today}
        value={typed.compared}
        onChange={(next) => setTyped({ ...typed, compared: next })}
      />
      <Button type="submit" kind="primary">
        {t('days.show')}
      </Button>
      {day !== undefined && <Button onClick={clear}>{t('days.today')}</Button>}
    </form>
  );
}

/** The panel of the days of the map: its plots as of a day, and what changed between two days. */
export function DaysPanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { known, compared, day } = explore.days;
  return (
    <MapPopover
      title={t('days')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('days')}
    >
      {known.since >= known.today ? <p>{t('days.noHistory')}</p> : <DaysForm explore={explore} />}
      {day !== undefined && <p className={muted}>{t('days.others')}</p>}
      {compared && <ChangesSummary {...{ explore, compared }} />}
    </MapPopover>
  );
}
