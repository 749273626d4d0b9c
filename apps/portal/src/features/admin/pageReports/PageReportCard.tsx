import { type PageReport } from '@temple-land/portal-core';
import { formatDate } from '../../../i18n/format.ts';
import { Button, Icon, Link, StatusPatch } from '@temple-land/ui';
import { Check } from 'lucide';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, row, spaceBetween } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../questions/questions.css.ts';
import { MaskedContact } from '../contacts/MaskedContact.tsx';
import { useClosePageReport } from './usePageReports.ts';

function ReportState({ report }: { report: PageReport }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { closedOn, closedBy } = report;
  if (closedOn === null) {
    return <StatusPatch tone="warning">{t('pageReports.open')}</StatusPatch>;
  }
  const date = formatDate(closedOn);
  return (
    <StatusPatch tone="success">
      {t('pageReports.closedBy', { name: closedBy ?? '', date })}
    </StatusPatch>
  );
}

/** The props of `PageReportCard`. */
export interface PageReportCardProps {
  report: PageReport;
  onClosed: () => void;
}

/** A report about a page with its date and contact; an open one can be marked as done. */
export function PageReportCard({ report, onClosed }: PageReportCardProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const language = useLanguage();
  const { mutate, isPending, error } = useClosePageReport();
  const { reportId, path, problem, expected, contact } = report;
  const titleId = `page-report-${reportId}`;
  return (
    <li>
      <article className={styles.question} aria-labelledby={titleId}>
        <div className={spaceBetween}>
          <p className={meta}>
            {t('pageReports.reported', { date: formatDate(report.reportedOn) })}
          </p>
          <ReportState report={report} />
        </div>
        <h2 id={titleId} className={styles.title}>
          <Link href={path} isAlone>
            {path}
          </Link>
        </h2>
        <p className={styles.userText} {...langAttribute(problem, language)}>
          {problem}
        </p>
        {expected !== '' && (
          <p className={styles.userText}>
            {t('pageReports.expected')}{' '}
            <span {...langAttribute(expected, language)}>{expected}</span>
          </p>
        )}
        {contact !== '' && (
          <MaskedContact
            record="pageReport"
            id={reportId}
            masked={[t('pageReports.contact', { contact })]}
          />
        )}
        <OutcomeMessage message={error?.userMessage} />
        {report.closedOn === null && (
          <div className={row}>
            <Button
              icon={<Icon of={Check} />}
              aria-describedby={titleId}
              isPending={isPending}
              onClick={() => mutate({ reportId }, { onSuccess: onClosed })}
            >
              {t('pageReports.close')}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}
