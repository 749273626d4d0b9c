import { getReportName, getReportSubject, type RegisterReport } from '@temple-land/portal-core';
import { Link, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { card, stack } from '../../../common/page/card.css.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useDataRights } from '../../../state/useDataRights.ts';
import * as styles from './registerReport.css.ts';
import { buildViewPath } from './reportAddress.ts';
import { ScheduledReports } from './ScheduledReports.tsx';

const sections: readonly (readonly [TextKey<'officer'>, readonly RegisterReport[]])[] = [
  [
    'register.section.land',
    ['districts', 'mouzas', 'khatiyans', 'plots', 'kisams', 'satwas', 'rorPending'],
  ],
  ['register.section.registers', ['leases', 'encroachments', 'quarryReturns']],
  ['register.section.work', ['pendency', 'disposals', 'tenderResults']],
  ['register.section.quality', ['dataQuality']],
];

/** The list of reports that the role may see, and those that the officer has made regularly. */
export function ReportIndex() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const hasRight = useDataRights();
  const maySee = (report: RegisterReport) => hasRight(`data.${getReportSubject(report)}.see`);
  const shown = sections
    .map(([title, reports]) => [title, reports.filter(maySee)] as const)
    .filter(([, reports]) => reports.length > 0);
  return (
    <>
      <PageHeader size="app" title={t('common:title.registerReports')} lead={t('register.lead')} />
      <div className={styles.sections}>
        {shown.map(([title, reports]) => (
          <section key={title} className={`${card} ${stack}`} aria-labelledby={title}>
            <h2 id={title}>{t(title)}</h2>
            <ul className={styles.reports}>
              {reports.map((report) => (
                <li key={report}>
                  <Link href={buildViewPath({ report })} isAlone>
                    {t(`specification:${getReportName(report)}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ScheduledReports />
    </>
  );
}
