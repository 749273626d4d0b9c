import type { ImportJobSummary } from '@temple-land/portal-core';
import { Card, Link, StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { meta, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import * as listStyles from '../questions/questions.css.ts';
import { getStateLook } from './importTexts.ts';
import { useImports } from './useImports.ts';

/** Returns the name of an import: its files, or the import that it undoes. */
export function useJobName() {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  return ({ step, batchId, files }: ImportJobSummary) =>
    step === 'undo'
      ? t('imports:jobs.undo', { n: batchId ?? '' })
      : files.map(({ name }) => name).join(', ');
}

function JobRow({ job }: { job: ImportJobSummary }) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const name = useJobName()(job);
  const { tone, label } = getStateLook(job);
  return (
    <li>
      <article className={listStyles.question} aria-labelledby={`job-${job.id}`}>
        <div className={spaceBetween}>
          <h3 id={`job-${job.id}`} className={listStyles.title}>
            <Link href={`${href('/admin/imports')}?job=${job.id}`}>{name}</Link>
          </h3>
          <StatusPatch tone={tone}>{t(label)}</StatusPatch>
        </div>
        <p className={meta}>
          {t('imports:jobs.started', { name: job.startedBy, date: formatDateTime(job.startedOn) })}
        </p>
      </article>
    </li>
  );
}

/** The imports that are not finished; nothing without one. */
export function OpenJobs() {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const { jobs } = useImports(1);
  if (jobs.length === 0) return null;
  return (
    <Card title={t('imports:jobs.title')} isFlush>
      <ul className={listStyles.list}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  );
}
