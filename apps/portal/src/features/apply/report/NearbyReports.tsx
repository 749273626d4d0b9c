import type { NearbyReport } from '@temple-land/portal-core';
import { reportFields } from '@temple-land/portal-core';
import { Button, Icon, Stack } from '@temple-land/ui';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { ApplicationStatus } from '../../../common/applications/ApplicationStatus.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import * as formPage from '../../../common/form/formPage.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { StepHeading } from '../steps/StepHeading.tsx';
import * as styles from './report.css.ts';

const { choices } = reportFields.kind;
const isReportKind = (kind: string): kind is keyof typeof choices => Object.hasOwn(choices, kind);

/** The props of `NearbyReports`. */
export interface NearbyReportsProps {
  reports: readonly NearbyReport[];
  message: UserMessage | undefined;
  isPending: boolean;
  /** Adds the new photos and words to an earlier report. */
  onJoin: (report: NearbyReport) => void;
  /** Submits a report of its own. */
  onSend: () => void;
  onBack: () => void;
}

type CardProps = Pick<NearbyReportsProps, 'isPending' | 'onJoin'> & { report: NearbyReport };

function ReportCard({ report, isPending, onJoin }: CardProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { applicationId, kind, statusType, createdOn, photoCount, distance } = report;
  const facts = [
    t('report.nearby.date', { date: formatDate(createdOn) }),
    distance === null ? t('report.nearby.plot') : t('report.nearby.distance', { n: distance }),
    t('report.nearby.photos', { count: photoCount }),
  ];
  const kindId = `nearby-${applicationId}`;
  return (
    <li className={styles.nearby}>
      <div>
        <p id={kindId} className={styles.nearbyKind}>
          {t(choices[isReportKind(kind) ? kind : 'other'].label)}
        </p>
        <p>{facts.join(' · ')}</p>
        <ApplicationStatus type={1} status={statusType} />
      </div>
      <Button isPending={isPending} aria-describedby={kindId} onClick={() => onJoin(report)}>
        {t('report.nearby.join')}
      </Button>
    </li>
  );
}

/** The earlier reports of the place, to join one of them or to submit the new one. */
export function NearbyReports(props: NearbyReportsProps) {
  const { reports, message, isPending, onJoin, onSend, onBack } = props;
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <div className={`${formPage.main} ${formPage.narrow}`}>
      <OutcomeMessage message={message} />
      <section className={formPage.formCard} aria-labelledby="step-title">
        <StepHeading isFocused>{t('report.nearby.heading')}</StepHeading>
        <p className={formPage.lead}>{t('report.nearby.lead')}</p>
        <Stack elementType="ul" className={styles.nearbyList}>
          {reports.map((report) => (
            <ReportCard key={report.applicationId} {...{ report, isPending, onJoin }} />
          ))}
        </Stack>
        <div className={formPage.actions}>
          <Button icon={<Icon of={ArrowLeft} />} onClick={onBack}>
            {t('report.nearby.back')}
          </Button>
          <div className={formPage.forward}>
            <Button kind="primary" isPending={isPending} onClick={onSend}>
              {t('report.nearby.send')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}
