import type { ImportJob } from '@temple-land/portal-core';
import { Alert, Card, Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { meta, stack } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ImportCounts } from './ImportCounts.tsx';
import { failures, getEntityLabel } from './importTexts.ts';
import * as styles from './imports.css.ts';

interface JobProps {
  job: ImportJob;
}

/** What runs now, read out when it changes. */
export function RunningState({ job: { state, step, progress } }: JobProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const describe = () => {
    if (state === 'queued') return t('imports:checking.queued');
    if (step === 'undo') return t('imports:progress.undo');
    if (progress === null) return t('imports:progress.check.start');
    const { phase, about, rows } = progress;
    if (phase === 'read') return t('imports:progress.read', { about, n: formatCount(rows) });
    const key = phase === 'write' ? 'imports:progress.write' : 'imports:progress.check';
    return t(key, { about: t(getEntityLabel(about)) });
  };
  return (
    <Alert tone="info" role="status">
      <div className={styles.running}>
        <p>{describe()}</p>
        <p className={meta}>{t('imports:progress.leave')}</p>
      </div>
    </Alert>
  );
}

/** Why an import did not go on. */
export function FailedState({ job: { state, problem } }: JobProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const language = useLanguage();
  if (state === 'interrupted') return <Alert tone="danger">{t('imports:interrupted')}</Alert>;
  const known = failures[problem];
  return (
    <Alert tone="danger" title={t('imports:failed.title')}>
      {known === undefined ? (
        <p {...langAttribute(problem, language)}>{problem}</p>
      ) : (
        <p>{t(known)}</p>
      )}
    </Alert>
  );
}

/** What came of an import. */
export function DoneState({ job: { state, step, batchId, counts } }: JobProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const describe = () => {
    if (state === 'discarded') return t('imports:done.discarded');
    if (batchId === null) return t('imports:done.same');
    return t(step === 'undo' ? 'imports:done.undo' : 'imports:done.import', { n: batchId });
  };
  return (
    <>
      <Alert tone={state === 'discarded' ? 'info' : 'success'}>{describe()}</Alert>
      {state === 'done' && counts.length > 0 && (
        <Card title={t('imports:counts.title')}>
          <ImportCounts counts={counts} />
        </Card>
      )}
    </>
  );
}

/** That the same files were imported before. */
export function SameFiles({ job: { same } }: JobProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  if (same.length === 0) return null;
  return (
    <Alert tone="warning" role="none">
      {t('imports:same', { n: same.join(', ') })}
    </Alert>
  );
}

/** How many faults there are, and what to do about them. */
export function FaultSummary({ job: { faultCount, rows } }: JobProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const values = { count: faultCount, n: formatCount(faultCount), rows: formatCount(rows) };
  return (
    <Alert tone="danger" title={t('imports:faults.found', values)}>
      <p>{t('imports:faults.help')}</p>
    </Alert>
  );
}

/** What an import without faults would do, and whether it waits for a second administrator. */
export function ReadyState({ job }: JobProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const { acceptedCount, rows, counts, isWaiting, step } = job;
  const accepted = { count: acceptedCount, n: formatCount(acceptedCount) };
  return (
    <>
      {isWaiting && (
        <Alert tone="info" role="status">
          <p>{t('imports:waiting')}</p>
          <Link href={href('/admin/changes')} isAlone>
            {t('common:title.changes')}
          </Link>
        </Alert>
      )}
      {step !== 'undo' && (
        <Card title={t('imports:counts.title')}>
          <div className={stack}>
            <p role="status">
              {t('imports:ready', { n: formatCount(rows) })}{' '}
              {acceptedCount > 0 && t('imports:faults.accepted', accepted)}
            </p>
            <ImportCounts counts={counts} />
          </div>
        </Card>
      )}
    </>
  );
}
