import type { SetupState } from '@temple-land/portal-core';
import { Card, PageHeader, StatusPatch } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { spaceBetween } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import * as listStyles from '../questions/questions.css.ts';
import { PublicationCard } from './PublicationCard.tsx';
import { StepContent } from './StepContent.tsx';
import * as styles from './setup.css.ts';
import {
  countSteps,
  getStepStatus,
  setupSteps,
  type SetupStep,
  type StepStatus,
} from './setupSteps.ts';
import { useSetup } from './useSetup.ts';

const titles: Readonly<Record<SetupStep, TextKey<'admin'>>> = {
  office: 'setup.office',
  pages: 'setup.pages',
  staff: 'setup.staff',
  land: 'setup.land',
  names: 'setup.names',
  rates: 'setup.rates',
  staffing: 'setup.staffing',
  sms: 'setup.sms',
  email: 'setup.email',
  services: 'setup.services',
  notices: 'setup.notices',
};

const statuses = {
  done: { tone: 'success', label: 'setup.status.done' },
  open: { tone: 'warning', label: 'setup.status.open' },
  optional: { tone: 'neutral', label: 'setup.status.optional' },
} as const satisfies Record<StepStatus, { tone: string; label: TextKey<'admin'> }>;

function Step({ step, state }: { step: SetupStep; state: SetupState }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const titleId = useId();
  const status = getStepStatus(step, state);
  const { tone, label } = statuses[status];
  return (
    <li>
      <article className={listStyles.question} aria-labelledby={titleId}>
        <div className={spaceBetween}>
          <h2 id={titleId} className={listStyles.title}>
            {t(titles[step])}
          </h2>
          <StatusPatch tone={tone}>{t(label)}</StatusPatch>
        </div>
        <StepContent step={step} status={status} state={state} titleId={titleId} />
      </article>
    </li>
  );
}

function Steps({ state }: { state: SetupState }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { done, all } = countSteps(state);
  return (
    <>
      <p className={styles.progress}>
        {t('setup.progress', { done: formatCount(done), all: formatCount(all) })}
      </p>
      <Card isFlush>
        <ol className={listStyles.list}>
          {setupSteps.map((step) => (
            <Step key={step} step={step} state={state} />
          ))}
        </ol>
      </Card>
      <PublicationCard publication={state.publication} />
    </>
  );
}

/** The page that leads administrators through the set-up of the portal, each step with its state by the records. */
export function SetupPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { state, isPending, message, refetch } = useSetup();
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.setup')} lead={t('setup.lead')} />
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {state && <Steps state={state} />}
    </AdminFrame>
  );
}
