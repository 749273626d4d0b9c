import type { FieldVisit } from '@temple-land/portal-core';
import { ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatPlots } from '../../../common/land/formatPlots.ts';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { PrefixedKey } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './fieldVisits.css.ts';
import { usePlanVisit } from './useVisits.ts';
import { buildVisitPath } from './visitPath.ts';

const reportLabels: Readonly<Record<FieldVisit['report'], PrefixedKey<'field'>>> = {
  none: 'field:report.none',
  draft: 'field:report.draft',
  finished: 'field:report.finished',
};

/** The props of `VisitCard`. */
export interface VisitCardProps {
  visit: FieldVisit;
  /** Whether a report of this place is on this device and not yet sent. */
  isKept?: boolean;
  /** Whether its facts are on this device. */
  isTaken?: boolean;
  /** @default 'h2' */
  heading?: 'h2' | 'h3';
}

/** A place to visit: where it is, until when, the planned day and the way to its report. */
export function VisitCard(props: VisitCardProps) {
  const { visit, isKept = false, isTaken = false, heading: Heading = 'h2' } = props;
  const { t } = useTranslation(['field', 'common', 'specification']);
  const language = useLanguage();
  const plan = usePlanVisit();
  const { applicationId, applicationType, applicationNo, mouza, plotNo, khataNo } = visit;
  const report = isKept ? t('field:report.kept') : t(reportLabels[visit.report]);
  return (
    <li className={styles.visit}>
      <div>
        <Heading className={styles.place}>
          <span {...langAttribute(mouza, language)}>{mouza}</span>
          {plotNo !== '' && (
            <>, {t('field:visit.plot', { plot: formatPlots(plotNo, visit.otherPlots, { t }) })}</>
          )}
        </Heading>
        <p className={meta}>{applicationNo}</p>
        <div className={styles.facts}>
          <span>
            {applicationType === 1 ? t('field:visit.inspection') : t('field:visit.application')}
          </span>
          {visit.applicant !== null && <span>{visit.applicant}</span>}
          <span>{t('field:visit.khatian', { khatian: khataNo })}</span>
          {visit.dueOn !== null && <b>{t('field:visit.due', { date: formatDate(visit.dueOn) })}</b>}
        </div>
        <div className={styles.facts}>
          <b>{report}</b>
          {isTaken && <span>{t('field:visit.taken')}</span>}
        </div>
      </div>
      <div className={styles.side}>
        <LazyDateField
          label={t('field:visit.planned')}
          optionalLabel={t('common:field.optional')}
          value={visit.plannedOn}
          onChange={(plannedOn) => plan.mutate({ applicationType, applicationId, plannedOn })}
        />
        <OutcomeMessage message={plan.error?.userMessage} />
        <ButtonLink href={buildVisitPath(applicationNo)}>
          {visit.report === 'none' && !isKept ? t('field:visit.write') : t('field:visit.continue')}
        </ButtonLink>
      </div>
    </li>
  );
}
