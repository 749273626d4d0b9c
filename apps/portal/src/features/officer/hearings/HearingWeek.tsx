import type { CalendarHearing, Language } from '@temple-land/portal-core';
import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { meta, muted } from '../../../common/page/card.css.ts';
import { weekdayName } from '../../../i18n/dateNames.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import * as styles from './hearings.css.ts';

function Hearing({ hearing }: { hearing: CalendarHearing }) {
  const language = useLanguage();
  const { applicationNo, caseNo, court, mouza, plotNo, khataNo, respondents, outcome } = hearing;
  const land = [mouza, plotNo || khataNo].filter((text) => text !== '').join(', ');
  return (
    <li className={styles.hearing}>
      <Link href={getApplicationPath(applicationNo)} isAlone>
        {caseNo || applicationNo}
      </Link>
      <span className={meta} {...langAttribute(court, language)}>
        {court}
      </span>
      <span className={meta} {...langAttribute(mouza, language)}>
        {land}
      </span>
      {respondents.length > 0 && (
        <span className={meta} {...langAttribute(respondents.join(), language)}>
          {respondents.join(', ')}
        </span>
      )}
      {outcome !== '' && <span {...langAttribute(outcome, language)}>{outcome}</span>}
    </li>
  );
}

const weekdayOf = (day: string, language: Language) =>
  weekdayName(language, new Date(`${day}T00:00:00Z`).getUTCDay(), 'long');

/** The props of `HearingWeek`. */
export interface HearingWeekProps {
  /** The days in order, yyyy-MM-dd. */
  days: readonly string[];
  hearings: readonly CalendarHearing[];
  today: string;
}

/** Some days beside each other with their hearings. */
export function HearingWeek({ days, hearings, today }: HearingWeekProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const language = useLanguage();
  return (
    <div className={styles.week}>
      {days.map((day) => {
        const ofDay = hearings.filter((hearing) => hearing.day === day);
        const isToday = day === today;
        return (
          <section key={day} className={styles.day} data-today={isToday} aria-labelledby={day}>
            <h3
              id={day}
              className={styles.dayTitle}
              {...(isToday ? { 'aria-current': 'date' } : {})}
            >
              <span className={styles.weekday}>{weekdayOf(day, language)}</span> {formatDate(day)}
            </h3>
            {ofDay.length === 0 ? (
              <p className={muted}>{t('courtCase:hearings.none.day')}</p>
            ) : (
              <ul className={styles.hearings}>
                {ofDay.map((hearing) => (
                  <Hearing key={hearing.applicationId} hearing={hearing} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
