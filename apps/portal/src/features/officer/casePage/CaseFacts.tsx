import { type OfficerApplication } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Stack } from '@temple-land/ui';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getReportKindLabel } from './getReportKindLabel.ts';
import * as styles from '../layout/officer.css.ts';

type Fact = readonly [name: string, value: string];

function listReportFacts({ report }: OfficerApplication, { t }: Translation<'officer'>): Fact[] {
  if (!report) return [];
  const message = (isSo: boolean) => t(isSo ? 'yes' : 'no');
  return [
    [t('report.kind'), t(getReportKindLabel(report.kind))],
    [t('report.started'), report.startedOn === null ? '-' : formatDate(report.startedOn)],
    [t('report.ongoing'), message(report.isOngoing)],
    [t('report.danger'), message(report.isDangerous)],
  ];
}

function listQuarryFacts({ quarry }: OfficerApplication, { t }: Translation<'officer'>): Fact[] {
  if (!quarry) return [];
  return [
    [t('quarry.source'), quarry.sourceName],
    [t('quarry.quantity'), String(quarry.quantity)],
    [t('quarry.period'), quarry.leasePeriod],
  ];
}

function listCourtFacts(
  { case: court }: OfficerApplication,
  { t }: Translation<'officer'>,
): Fact[] {
  if (!court) return [];
  return [
    [t('case.section'), court.section || '-'],
    [t('case.court'), court.court || '-'],
    [t('case.number'), court.caseNo || '-'],
  ];
}

function Hearings({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const hearings = application.case?.hearings;
  if (hearings === undefined) return null;
  return (
    <section aria-labelledby="hearings">
      <h3 id="hearings">{t('case.hearings')}</h3>
      {hearings.length === 0 && <p className={muted}>{t('case.hearings.none')}</p>}
      <Stack elementType="ul" gap="sm">
        {hearings.map(({ day, outcome }) => (
          <li key={day}>
            <b>{formatDate(day)}</b> <span {...langAttribute(outcome, language)}>{outcome}</span>
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** The facts of one type of application: report, quarry application or court case. */
export function CaseFacts({ application }: { application: OfficerApplication }) {
  const text = useTranslation(['officer', 'common', 'specification']);
  const facts = [
    ...listReportFacts(application, text),
    ...listQuarryFacts(application, text),
    ...listCourtFacts(application, text),
  ];
  if (facts.length === 0) return null;
  return (
    <>
      <AnswerList answers={facts} className={styles.facts} />
      <Hearings application={application} />
    </>
  );
}
