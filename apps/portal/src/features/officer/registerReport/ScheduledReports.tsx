import { getReportName, type ReportSchedule } from '@temple-land/portal-core';
import { Button, Icon } from '@temple-land/ui';
import { Pause, Play, Trash2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { AllowedLink } from '../../../common/page/AllowedLink.tsx';
import { card, meta, muted, row, stack } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import { buildReportPath } from './reportAddress.ts';
import { formatLabels } from './reportFormats.ts';
import * as styles from './registerReport.css.ts';
import { problemTexts, rhythmLabels, useReportSchedules } from './useReportSchedules.ts';

/** Returns the path of the report of a schedule with its view. */
function getPath({ file: { format: _format, columns, ...view } }: ReportSchedule): string {
  return buildReportPath({ view, columns, pageNumber: 1, pageSize: 25 });
}

type Mutations = Pick<ReturnType<typeof useReportSchedules>, 'pause' | 'remove'>;

function ScheduleItem({ schedule, pause, remove }: { schedule: ReportSchedule } & Mutations) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const { scheduleId, name, rhythm, file, isPaused, nextOn, problem, files } = schedule;
  const reportName = t(`specification:${getReportName(file.report)}`);
  const facts = [
    file.day === undefined
      ? reportName
      : t('specification:report.asOnDay', { report: reportName, day: formatDate(file.day) }),
    t(rhythmLabels[rhythm]),
    t(formatLabels[file.format]),
    isPaused ? t('schedule.paused') : t('schedule.next', { date: formatDate(nextOn) }),
  ];
  const toggle = () => {
    const onSuccess = () =>
      announce(t(isPaused ? 'schedule.continued' : 'schedule.stopped', { name }));
    pause.mutate({ scheduleId, isPaused: !isPaused }, { onSuccess });
  };
  const removeIt = () => {
    const onSuccess = () => announce(t('schedule.deleted', { name }));
    remove.mutate({ scheduleId }, { onSuccess });
  };
  return (
    <li className={styles.schedule}>
      <div>
        <AllowedLink href={getPath(schedule)} isAlone>
          <span {...langAttribute(name, language)}>{name}</span>
        </AllowedLink>
        <p className={meta}>{facts.join(' · ')}</p>
        {problem !== null && <p>{t(problemTexts[problem])}</p>}
        <ul className={styles.scheduleFiles}>
          {files.map(({ fileId, madeOn, keptUntil }) => (
            <li key={fileId}>
              <DownloadLink
                name="reportScheduleFile"
                input={{ fileId }}
                meta={t('schedule.keptUntil', { date: formatDate(keptUntil) })}
                context={name}
              >
                {t('schedule.file', { moment: formatDateTime(madeOn) })}
              </DownloadLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={row}>
        <Button
          kind="quiet"
          icon={<Icon of={isPaused ? Play : Pause} />}
          aria-label={`${t(isPaused ? 'schedule.continue' : 'schedule.pause')}: ${name}`}
          onClick={toggle}
        >
          {t(isPaused ? 'schedule.continue' : 'schedule.pause')}
        </Button>
        <Button
          kind="quiet"
          icon={<Icon of={Trash2} />}
          aria-label={`${t('schedule.delete')}: ${name}`}
          onClick={removeIt}
        >
          {t('schedule.delete')}
        </Button>
      </div>
    </li>
  );
}

/** The reports that the officer has made regularly, each with its files while they are kept. */
export function ScheduledReports() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { list, isPending, message, refetch, pause, remove } = useReportSchedules();
  return (
    <section className={`${card} ${stack}`} aria-labelledby="scheduled-reports">
      <h2 id="scheduled-reports">{t('schedule.list')}</h2>
      <OutcomeMessage message={pause.error?.userMessage ?? remove.error?.userMessage} />
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {list?.length === 0 && <p className={muted}>{t('schedule.none')}</p>}
      {list && list.length > 0 && (
        <ul className={styles.schedules}>
          {list.map((schedule) => (
            <ScheduleItem key={schedule.scheduleId} {...{ schedule, pause, remove }} />
          ))}
        </ul>
      )}
    </section>
  );
}
