import { tenderDate, type OfficerApplication } from '@temple-land/portal-core';
import { muted } from '../../blocks/surface.css.ts';
import { inLanguage } from '../../i18n/inLanguage.ts';
import { useText, type Text } from '../../i18n/useText.ts';
import { kindWord } from './kindWords.ts';
import * as styles from './officer.css.ts';

type Fact = readonly [name: string, value: string];

function reportFacts({ report }: OfficerApplication, { t }: Text): Fact[] {
  if (!report) return [];
  const said = (isSo: boolean) => t(isSo ? 'officer.yes' : 'officer.no');
  return [
    [t('officer.report.kind'), t(kindWord(report.kind))],
    [t('officer.report.started'), report.startedOn === null ? '-' : tenderDate(report.startedOn)],
    [t('officer.report.ongoing'), said(report.isOngoing)],
    [t('officer.report.danger'), said(report.isDangerous)],
  ];
}

function quarryFacts({ quarry }: OfficerApplication, { t }: Text): Fact[] {
  if (!quarry) return [];
  return [
    [t('officer.quarry.source'), quarry.sourceName],
    [t('officer.quarry.quantity'), String(quarry.quantity)],
    [t('officer.quarry.period'), quarry.leasePeriod],
  ];
}

function courtFacts({ case: court }: OfficerApplication, { t }: Text): Fact[] {
  if (!court) return [];
  return [
    [t('officer.case.section'), court.section || '-'],
    [t('officer.case.court'), court.court || '-'],
    [t('officer.case.number'), court.caseNo || '-'],
  ];
}

function Hearings({ application }: { application: OfficerApplication }) {
  const { t, language } = useText();
  const hearings = application.case?.hearings;
  if (hearings === undefined) return null;
  return (
    <section aria-labelledby="hearings">
      <h3 id="hearings">{t('officer.case.hearings')}</h3>
      {hearings.length === 0 && <p className={muted}>{t('officer.case.hearings.none')}</p>}
      <ul className={styles.plainList}>
        {hearings.map(({ day, outcome }) => (
          <li key={day}>
            <b>{tenderDate(day)}</b> <span {...inLanguage(outcome, language)}>{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What only one type of application has: a report's use, a quarry's quantity, a case's court. */
export function CaseFacts({ application }: { application: OfficerApplication }) {
  const text = useText();
  const facts = [
    ...reportFacts(application, text),
    ...quarryFacts(application, text),
    ...courtFacts(application, text),
  ];
  if (facts.length === 0) return null;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Hearings application={application} />
    </>
  );
}
