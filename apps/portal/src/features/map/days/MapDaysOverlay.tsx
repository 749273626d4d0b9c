import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from './days.css.ts';
import type { ComparedDays } from './mapDays.ts';

/** The props of `SwipeMap`. */
interface SwipeMapProps {
  explore: MapExploration;
  compared: ComparedDays;
}

/** The map of the later day above that of the earlier one, and the slider with the line between them. */
function SwipeMap({ explore, compared }: SwipeMapProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { share, setShare, setContainer } = explore.swipe;
  const days = { from: formatDate(compared.from), to: formatDate(compared.to) };
  return (
    <div className={styles.overlay} style={{ [styles.share]: share / 100 } as CSSProperties}>
      <div ref={setContainer} className={styles.later} inert />
      <div className={styles.line} />
      <p className={styles.earlierDay}>{days.from}</p>
      <p className={styles.laterDay}>{days.to}</p>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('swipe', days)}
        aria-valuetext={t('swipe.value', { ...days, n: localizeDigits(String(share)) })}
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** What the map says about its days: that of its plots, or both with the line between them; nothing for today. */
export function MapDaysOverlay({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { day, compared } = explore.days;
  if (compared) return <SwipeMap {...{ explore, compared }} />;
  if (day === undefined) return null;
  return (
    <div className={styles.overlay}>
      <p className={styles.day}>{t('days.asOf', { day: formatDate(day) })}</p>
    </div>
  );
}
