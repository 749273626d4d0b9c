import type { OfficerApplication } from '@temple-land/portal-core';
import { Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as details from '../../../common/applications/ApplicationDetails.css.ts';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';
import { getStepFieldLabel } from '../../../common/applications/stepLabels.ts';
import { meta, muted } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatAcres, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from './casePage.css.ts';
import { ShownDocuments } from './ShownDocuments.tsx';
import { omitReportPhotos, StructuredReports, useStructuredReport } from './StructuredReports.tsx';
import { listFieldDocuments, listFieldReports, type GivenFieldReport } from './fieldReports.ts';

function formatFact(name: string, value: string, { t }: Pick<Translation, 't'>): string {
  if (name === 'date') return formatDate(value);
  return name === 'foundUse'
    ? value
    : t('common:application.acres', { n: formatAcres(Number(value)) });
}

function FieldReport({ report }: { report: GivenFieldReport }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const language = useLanguage();
  const { at, by, facts, text } = report;
  const answers = facts.map(([name, value]) => {
    const label = t(`specification:${getStepFieldLabel(name)}`);
    return [
      label,
      <span key={name} {...langAttribute(value, language)}>
        {formatFact(name, value, { t })}
      </span>,
    ] as const;
  });
  return (
    <li className={styles.entry}>
      <p className={styles.entryText} {...langAttribute(text, language)}>
        {text}
      </p>
      {answers.length > 0 && <AnswerList answers={answers} className={details.facts} />}
      <p className={meta}>
        <span {...langAttribute(by, language)}>{by}</span>, {formatDateTime(at)}
      </p>
    </li>
  );
}

/** What the field staff found, with their photos and notes. */
export function FieldReportTab({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const reports = listFieldReports(application.history);
  const structured = useStructuredReport(application);
  return (
    <Stack gap="xl">
      <h3>{t('casePage:view.fieldReport')}</h3>
      {reports.length === 0 && structured.current === null && (
        <p className={muted}>{t('casePage:fieldReport.none')}</p>
      )}
      <StructuredReports {...structured} />
      <ul className={styles.entries}>
        {reports.map((report) => (
          <FieldReport key={report.at} report={report} />
        ))}
      </ul>
      <ShownDocuments
        documents={omitReportPhotos(listFieldDocuments(application.documents), structured.current)}
      />
    </Stack>
  );
}
