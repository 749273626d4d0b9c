import type { FieldReportVersion } from '@temple-land/portal-core';
import { Alert, Button } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import type { KeptReport } from './fieldDatabase.ts';
import { sendKeptReports } from './fieldQueue.ts';
import * as styles from './fieldVisits.css.ts';
import { changeKeptReport, deleteKeptReport } from './keptReports.ts';

/** The props of `KeptState`. */
export interface KeptStateProps {
  /** The report that the office has; null for none, or for a case that is no longer on the list. */
  current: FieldReportVersion | null;
  /** The report of this application on this device. */
  kept: KeptReport | undefined;
  /** Called when the officer has chosen which report counts. */
  onChosen: () => void;
}

function OtherReport({ report }: { report: FieldReportVersion }) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const language = useLanguage();
  const { by, receivedAt, content } = report;
  return (
    <blockquote>
      <p>{t('field:conflict.other', { by: by.fullName, time: formatDateTime(receivedAt) })}</p>
      <p {...langAttribute(content.remark, language)}>{content.remark}</p>
    </blockquote>
  );
}

function Conflict({ current, kept, onChosen }: KeptStateProps & { kept: KeptReport }) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const useMine = async () => {
    const baseVersion = current?.version ?? 0;
    const writtenAt = new Date().toISOString();
    await changeKeptReport(kept, (stored) => ({
      ...stored,
      baseVersion,
      writtenAt,
      state: 'waiting',
    }));
    await sendKeptReports();
    onChosen();
  };
  const useOther = async () => {
    await deleteKeptReport(kept);
    onChosen();
  };
  return (
    <Alert tone="warning" title={t('field:conflict')}>
      <p>{t('field:conflict.text')}</p>
      {current !== null && <OtherReport report={current} />}
      <div className={styles.buttons}>
        <Button onClick={() => void useMine()}>{t('field:conflict.mine')}</Button>
        <Button onClick={() => void useOther()}>{t('field:conflict.theirs')}</Button>
      </div>
    </Alert>
  );
}

/** What became of the report on this device: in conflict, too late or refused; nothing while it is only waiting. */
export function KeptState({ current, kept, onChosen }: KeptStateProps) {
  const { t } = useTranslation(['field', 'common', 'specification']);
  if (kept === undefined || kept.state === 'waiting') return null;
  if (kept.state === 'conflict') return <Conflict {...{ current, kept, onChosen }} />;
  const discard = async () => {
    await deleteKeptReport(kept);
    onChosen();
  };
  const texts = {
    stageOver: { title: t('field:late'), text: t('field:late.text') },
    refused: { title: t('field:refused'), text: t('field:refused.text') },
    stepRefused: { title: t('field:stepRefused'), text: t('field:stepRefused.text') },
  }[kept.state];
  return (
    <Alert tone="warning" title={texts.title}>
      <p>{texts.text}</p>
      <div className={styles.buttons}>
        {kept.state === 'stepRefused' && (
          <a href={getApplicationPath(kept.applicationNo)}>{t('field:stepRefused.open')}</a>
        )}
        {kept.state !== 'refused' && (
          <Button onClick={() => void discard()}>{t('field:discard')}</Button>
        )}
      </div>
    </Alert>
  );
}
