import type { UncoveredStage } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useStepNames } from '../../../common/applications/useStepNames.ts';
import { formatCount } from '../../../i18n/format.ts';
import * as styles from './stepRights.css.ts';

const placesShown = 4;

function StageLine({ stage }: { stage: UncoveredStage }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getWorkflowName, getStageName } = useStepNames();
  const { applicationType, state, isEverywhere, waiting, places } = stage;
  const shown = places.slice(0, placesShown).join(', ');
  const more = places.length - placesShown;
  const list = more > 0 ? t('rights.gaps.more', { places: shown, n: formatCount(more) }) : shown;
  return (
    <li>
      <b>{`${getWorkflowName(applicationType)}, ${getStageName(state)}`}</b>
      {isEverywhere && ` · ${t('rights.gaps.everywhere')}`}
      {waiting > 0 && ` · ${t('rights.gaps.waiting', { count: waiting, places: list })}`}
    </li>
  );
}

/** A warning about the stages that no active officer may take forward. */
export function UncoveredStages({ stages }: { stages: readonly UncoveredStage[] }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  if (stages.length === 0) return null;
  return (
    <Alert tone="warning" role="none" title={t('rights.gaps')}>
      <p>{t('rights.gaps.text')}</p>
      <ul className={styles.list}>
        {stages.map((stage) => (
          <StageLine key={`${stage.applicationType} ${stage.state}`} stage={stage} />
        ))}
      </ul>
    </Alert>
  );
}
