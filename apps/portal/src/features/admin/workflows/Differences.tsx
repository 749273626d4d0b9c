import type { WorkflowDifference } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { useStepNames } from '../../../common/applications/useStepNames.ts';
import * as styles from './workflows.css.ts';

/** The differences between two versions of a workflow. */
export function Differences({ differences }: { differences: readonly WorkflowDifference[] }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getStageName } = useStepNames();
  const describe = ({ kind, state, before, after }: WorkflowDifference) => {
    const stage = getStageName(state);
    if (kind === 'stage')
      return t(after === 0 ? 'workflows.left' : 'workflows.included', { stage });
    const was = t('workflows.days', { count: before });
    return t('workflows.daysChanged', {
      stage,
      before: was,
      after: t('workflows.days', { count: after }),
    });
  };
  if (differences.length === 0) return null;
  return (
    <ul className={styles.list}>
      {differences.map((difference) => (
        <li key={`${difference.kind} ${difference.state}`}>{describe(difference)}</li>
      ))}
    </ul>
  );
}
