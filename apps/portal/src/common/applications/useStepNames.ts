import {
  stepRights,
  type ApplicationType,
  type StepRight,
  type StepRightRow,
} from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { useDataRightNames } from '../land/useDataRightNames.ts';
import { findActionLabel, getStateLabel } from './stepLabels.ts';

const rows: ReadonlyMap<string, StepRightRow> = new Map(stepRights.map((row) => [row.right, row]));

/** Returns what a right is about; undefined for the name of none. */
export const findStepRight = (right: string): StepRightRow | undefined => rows.get(right);

/** Returns functions for the names of workflows, stages and steps, and of rights. */
export function useStepNames() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { findRightName } = useDataRightNames();
  const getWorkflowName = (type: ApplicationType) => t(`common:application.type.${type}`);
  const getStageName = (state: string | undefined) =>
    state === undefined ? t('officer:step.direct') : t(`specification:${getStateLabel(state)}`);
  const getActionName = (action: string) => {
    const label = findActionLabel(action);
    return label === undefined ? action : t(label);
  };
  const getRightName = (right: StepRight | string) => {
    const row = findStepRight(right);
    if (row === undefined) return findRightName(right) ?? right;
    const stage = `${getWorkflowName(row.type)}, ${getStageName(row.state)}`;
    return `${stage}: ${getActionName(row.action)}`;
  };
  return { getWorkflowName, getStageName, getActionName, getRightName };
}
