import { acceptableFaults, importCrs, type ImportJob } from '@temple-land/portal-core';
import { Checkbox, CheckboxGroup, Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { stack } from '../../../common/page/card.css.ts';
import { faultLabels } from './importTexts.ts';
import * as styles from './imports.css.ts';

const crsLabels = {
  'EPSG:4326': 'imports:crs.4326',
  'EPSG:32644': 'imports:crs.32644',
  'EPSG:32645': 'imports:crs.32645',
} as const;

/** The props of `ImportSettings`. */
export interface ImportSettingsProps {
  draft: Pick<ImportJob, 'accepted' | 'crs'>;
  onChange: (draft: Partial<ImportSettingsProps['draft']>) => void;
}

/** The coordinate system of land records, and the faults that may stay. */
export function ImportSettings({ draft, onChange }: ImportSettingsProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const { accepted, crs } = draft;
  return (
    <div className={stack}>
      <Select
        label={t('imports:crs.label')}
        optionalLabel=""
        className={styles.settings}
        options={importCrs.map((value) => ({ value, label: t(crsLabels[value]) }))}
        value={crs}
        onChange={(value) => onChange({ crs: importCrs.find((one) => one === value) ?? crs })}
      />
      <CheckboxGroup
        label={t('imports:accept.label')}
        description={t('imports:accept.hint')}
        value={accepted}
        onChange={(values) =>
          onChange({ accepted: acceptableFaults.filter((kind) => values.includes(kind)) })
        }
      >
        {acceptableFaults.map((kind) => (
          <Checkbox key={kind} value={kind} label={t(faultLabels[kind])} />
        ))}
      </CheckboxGroup>
    </div>
  );
}
