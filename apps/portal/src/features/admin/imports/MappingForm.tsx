import {
  importEntities,
  isLandEntity,
  type ImportJob,
  type ImportMapping,
  type ImportPreview,
  type ImportTablePart,
} from '@temple-land/portal-core';
import { Button, Card, Select } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, row, stack } from '../../../common/page/card.css.ts';
import { ImportSettings } from './ImportSettings.tsx';
import { fieldLabels } from './fieldLabels.ts';
import { entityLabels, getEntityLabel } from './importTexts.ts';
import * as styles from './imports.css.ts';
import {
  findSource,
  listMappableFields,
  listMissing,
  setColumn,
  setEntity,
  setPart,
  setUnit,
  toEntity,
} from './mappingDraft.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { useImportSteps } from './useImports.ts';

const units = {
  acre: 'imports:unit.acre',
  decimal: 'imports:unit.decimal',
  hectare: 'imports:unit.hectare',
} as const;
const toUnit = (text: string) => (text === 'decimal' || text === 'hectare' ? text : 'acre');

interface PartProps {
  table: ImportPreview;
  part: ImportTablePart;
  isAsked: boolean;
  onChange: (part: ImportTablePart) => void;
}

/** The columns of one kind of record in a table. */
function PartFields({ table, part, isAsked, onChange }: PartProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const columns = table.headings.map((heading) => ({ value: heading, label: heading }));
  const missing = isAsked ? listMissing(part, table) : [];
  const area = findSource(part, 'area');
  return (
    <div className={styles.fields}>
      {listMappableFields(part.entity, table).map(({ name, isRequired }) => (
        <Select
          key={name}
          label={t(fieldLabels[name] ?? 'imports:field.row')}
          optionalLabel={isRequired ? '' : t('common:admin.optional')}
          placeholder={t('imports:column.none')}
          options={columns}
          value={findSource(part, name)?.column ?? ''}
          onChange={(column) => onChange(setColumn(part, name, column))}
          errorMessage={missing.includes(name) ? t('specification:admin.required') : undefined}
        />
      ))}
      {area?.column !== undefined && (
        <Select
          label={t('imports:source.unit')}
          optionalLabel=""
          options={Object.entries(units).map(([value, label]) => ({ value, label: t(label) }))}
          value={area.unit ?? 'acre'}
          onChange={(unit) => onChange(setUnit(part, toUnit(unit)))}
        />
      )}
    </div>
  );
}

/** What a table contains, and its columns. */
function TablePart(props: PartProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const { table, part, onChange } = props;
  const options = [...importEntities, 'skip'].map((value) => ({
    value,
    label: t(getEntityLabel(value)),
  }));
  return (
    <div className={styles.part} role="group" aria-label={t(entityLabels[part.entity])}>
      <Select
        label={t('imports:entity.label')}
        optionalLabel=""
        className={styles.settings}
        options={options}
        value={part.entity}
        onChange={(entity) => onChange(setEntity(part, toEntity(entity), table))}
      />
      <PartFields {...props} />
    </div>
  );
}

/** The props of `MappingForm`. */
export interface MappingFormProps {
  job: ImportJob;
  check: ReturnType<typeof useImportSteps>['check'];
}

/** The form that names what the tables of an import contain and which column is which field, beside their first rows. */
export function MappingForm({ job, check }: MappingFormProps) {
  const { t } = useTranslation(['imports', 'admin', 'common', 'specification']);
  const [mapping, setMapping] = useState<ImportMapping>(job.mapping);
  const [settings, setSettings] = useState({ accepted: job.accepted, crs: job.crs });
  const [isAsked, setIsAsked] = useState(false);
  const hasLand = mapping.some(({ parts }) =>
    parts.some(({ entity }) => entity !== 'skip' && isLandEntity(entity)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const isWhole = job.tables.every((table) =>
      mapping
        .filter((own) => own.table === table.name)
        .every(({ parts }) => parts.every((part) => listMissing(part, table).length === 0)),
    );
    if (isWhole) check.mutate({ id: job.id, mapping, ...settings });
  };
  return (
    <form className={stack} noValidate onSubmit={submit}>
      {job.tables.map((table) => (
        <Card key={table.name} title={t('imports:columns.title', { table: table.name })}>
          <div className={stack}>
            <p className={meta}>{t('imports:columns.hint')}</p>
            {(mapping.find((own) => own.table === table.name)?.parts ?? []).map((part, index) => (
              <TablePart
                key={`${index} ${part.entity}`}
                table={table}
                part={part}
                isAsked={isAsked}
                onChange={(next) => setMapping(setPart(mapping, table.name, index, next))}
              />
            ))}
            <PreviewTable table={table} />
          </div>
        </Card>
      ))}
      <Card>
        <div className={stack}>
          {hasLand && (
            <ImportSettings
              draft={settings}
              onChange={(next) => setSettings({ ...settings, ...next })}
            />
          )}
          <OutcomeMessage message={check.error?.userMessage} />
          <div className={row}>
            <Button kind="primary" type="submit" isPending={check.isPending}>
              {t('imports:check')}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
}
