import { dataSubjects, dataUses, type DataSubject, type DataUse } from '@temple-land/portal-core';
import { Checkbox, CheckboxGroup } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useDataRightNames } from '../../../common/land/useDataRightNames.ts';
import type { StageRightsProps } from './StageRights.tsx';
import * as styles from './stepRights.css.ts';

/** The kinds of data, each with a checkbox for seeing, querying and downloading it. */
export function DataRights({ role, chosen, onChosen }: Omit<StageRightsProps, 'roles' | 'type'>) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getSubjectName, getUseName } = useDataRightNames();
  const toRight = (subject: DataSubject, use: DataUse) => `data.${subject}.${use}`;
  return (
    <div className={styles.stages}>
      {dataSubjects.map((subject) => {
        const names = new Set(dataUses.map((use) => toRight(subject, use)));
        return (
          <CheckboxGroup
            key={subject}
            label={getSubjectName(subject)}
            isReadOnly={role.isWaiting}
            value={chosen.filter((right) => names.has(right))}
            onChange={(own) => onChosen([...chosen.filter((right) => !names.has(right)), ...own])}
          >
            {dataUses.map((use) => (
              <Checkbox key={use} value={toRight(subject, use)} label={getUseName(use)} />
            ))}
          </CheckboxGroup>
        );
      })}
      <p className={styles.note}>{t('rights.data.note')}</p>
    </div>
  );
}
