import { stepRights, type RoleOfRights, type WorkflowType } from '@temple-land/portal-core';
import { Checkbox, CheckboxGroup } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useStepNames } from '../../../common/applications/useStepNames.ts';
import { listOtherHolders } from './rightsDraft.ts';
import * as styles from './stepRights.css.ts';

/** The props of `StageRights`. */
export interface StageRightsProps {
  roles: readonly RoleOfRights[];
  role: RoleOfRights;
  type: WorkflowType;
  chosen: readonly string[];
  onChosen: (rights: readonly string[]) => void;
}

type StepProps = Omit<StageRightsProps, 'type' | 'onChosen'> & { right: string; action: string };

function StepLabel({ roles, role, chosen, right, action }: StepProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getActionName } = useStepNames();
  const others = listOtherHolders(roles, role, right).map(({ roleName }) => roleName);
  const isUncovered = others.length === 0 && !(chosen.includes(right) && role.officers > 0);
  return (
    <>
      {getActionName(action)}
      {others.length > 0 && (
        <span className={styles.holders}> {t('rights.also', { roles: others.join(', ') })}</span>
      )}
      {isUncovered && <span className={styles.uncovered}> {t('rights.nobody')}</span>}
    </>
  );
}

/** The steps of a workflow by stage, each with a checkbox for the right of a role. */
export function StageRights({ roles, role, type, chosen, onChosen }: StageRightsProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getStageName } = useStepNames();
  const rows = stepRights.filter((row) => row.type === type);
  const states = [...new Set(rows.map(({ state }) => state))];
  return (
    <div className={styles.stages}>
      {states.map((state) => {
        const steps = rows.filter((row) => row.state === state);
        const names = new Set<string>(steps.map(({ right }) => right));
        return (
          <CheckboxGroup
            key={state ?? ''}
            label={getStageName(state)}
            isReadOnly={role.isWaiting}
            value={chosen.filter((right) => names.has(right))}
            onChange={(own) => onChosen([...chosen.filter((right) => !names.has(right)), ...own])}
            {...(state === undefined ? { description: t('rights.direct') } : {})}
          >
            {steps.map(({ right, action }) => (
              <Checkbox
                key={right}
                value={right}
                label={
                  <StepLabel
                    roles={roles}
                    role={role}
                    chosen={chosen}
                    right={right}
                    action={action}
                  />
                }
              />
            ))}
          </CheckboxGroup>
        );
      })}
      <p className={styles.note}>{t('rights.seen')}</p>
    </div>
  );
}
