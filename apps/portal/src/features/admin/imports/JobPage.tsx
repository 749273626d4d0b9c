import type { ImportJob, ImportState } from '@temple-land/portal-core';
import { Button, Link, StatusPatch } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { card, meta, row, spaceBetween, stack } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import * as listStyles from '../questions/questions.css.ts';
import { ReasonDialog } from '../records/ReasonDialog.tsx';
import { FaultList } from './FaultList.tsx';
import { ImportStart } from './ImportStart.tsx';
import { getStateLook } from './importTexts.ts';
import {
  DoneState,
  FailedState,
  FaultSummary,
  ReadyState,
  RunningState,
  SameFiles,
} from './JobState.tsx';
import { MappingForm } from './MappingForm.tsx';
import { useJobName } from './OpenJobs.tsx';
import { useImportJob, useImportSteps } from './useImports.ts';

interface JobProps {
  job: ImportJob;
}

function JobHead({ job }: JobProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const name = useJobName()(job);
  const { tone, label } = getStateLook(job);
  return (
    <div className={card}>
      <div className={stack}>
        <div className={spaceBetween}>
          <h2 className={listStyles.title}>{name}</h2>
          <StatusPatch tone={tone}>{t(label)}</StatusPatch>
        </div>
        <p className={meta}>
          {t('imports:jobs.started', { name: job.startedBy, date: formatDateTime(job.startedOn) })}
        </p>
      </div>
    </div>
  );
}

const discardable = new Set<ImportState>([
  'uploading',
  'mapping',
  'faults',
  'ready',
  'failed',
  'interrupted',
]);
const repeatable = new Set<ImportState>(['failed', 'interrupted']);

interface ActionProps extends JobProps {
  steps: ReturnType<typeof useImportSteps>;
  /** Shows the columns again; undefined while they are shown. */
  onColumns: (() => void) | undefined;
}

/** What the administrator who began an import can do with it now. */
function JobActions({ job, steps, onColumns }: ActionProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const [isAsking, setIsAsking] = useState(false);
  const { id, state, step, tables, mapping, crs, accepted } = job;
  const { ask, read, check, discard } = steps;
  const isUnread = tables.length === 0;
  const again = () =>
    isUnread ? read.mutate({ id }) : check.mutate({ id, mapping, crs, accepted });
  if (!job.isOwn || job.isWaiting || step === 'undo') return null;
  return (
    <>
      <OutcomeMessage message={(discard.error ?? read.error)?.userMessage} />
      <div className={row}>
        {state === 'ready' && (
          <Button kind="primary" onClick={() => setIsAsking(true)}>
            {t('imports:ask.button')}
          </Button>
        )}
        {repeatable.has(state) && (
          <Button kind="primary" isPending={read.isPending || check.isPending} onClick={again}>
            {t(isUnread ? 'imports:again.read' : 'imports:again.check')}
          </Button>
        )}
        {onColumns && !isUnread && (
          <Button onClick={onColumns}>{t('imports:columns.change')}</Button>
        )}
        {discardable.has(state) && (
          <Button kind="quiet" isPending={discard.isPending} onClick={() => discard.mutate({ id })}>
            {t('imports:discard')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('imports:ask.title')}
          text={t('imports:ask.text')}
          confirmLabel={t('imports:ask.button')}
          kind="primary"
          isPending={ask.isPending}
          message={ask.error?.userMessage}
          onConfirm={(reason) =>
            ask.mutate({ id, reason }, { onSuccess: () => setIsAsking(false) })
          }
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** The part of the page that depends on how far an import is. */
function JobBody({ job, refetch }: JobProps & { refetch: () => unknown }) {
  const { state, isOwn } = job;
  if (state === 'uploading')
    return isOwn ? <ImportStart begun={job} onRead={() => void refetch()} /> : null;
  if (state === 'queued' || state === 'running') return <RunningState job={job} />;
  if (state === 'done' || state === 'discarded') return <DoneState job={job} />;
  if (state === 'failed' || state === 'interrupted') return <FailedState job={job} />;
  if (state === 'ready') return <ReadyState job={job} />;
  return state === 'faults' ? <FaultSummary job={job} /> : null;
}

function JobContent({ job, refetch }: JobProps & { refetch: () => unknown }) {
  const [shownFor, setShownFor] = useState<string>();
  const steps = useImportSteps();
  const { state, isOwn } = job;
  const isForm = isOwn && (state === 'mapping' || shownFor === state) && job.tables.length > 0;
  const canShow = ['faults', 'ready', 'failed', 'interrupted'].includes(state) && !isForm;
  return (
    <>
      <JobHead job={job} />
      <SameFiles job={job} />
      <JobBody job={job} refetch={refetch} />
      {isForm && !job.isWaiting && <MappingForm job={job} check={steps.check} />}
      <JobActions
        job={job}
        steps={steps}
        onColumns={canShow ? () => setShownFor(state) : undefined}
      />
      {job.faultKinds.length > 0 && <FaultList job={job} />}
    </>
  );
}

/** The page of one import: how far it is, what was found, and what can be done. */
export function JobPage({ id }: { id: number }) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const { job, isPending, message, refetch } = useImportJob(id);
  return (
    <>
      <Link href={href('/admin/imports')} isAlone>
        {t('imports:back')}
      </Link>
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {job && <JobContent job={job} refetch={refetch} />}
    </>
  );
}
