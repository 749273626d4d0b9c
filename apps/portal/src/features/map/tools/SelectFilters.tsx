import { kisamClasses, plotStatuses, satwaClasses } from '@temple-land/portal-core';
import { Columns, Select, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { kisamClassLabels } from '../../../common/land/landRecordLabels.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useDataRights } from '../../../state/useDataRights.ts';
import { satwaClassLabels } from './satwaClassLabels.ts';
import { usePlotStatusLabel } from './usePlotStatusLabel.ts';
import type { SelectionFault, SelectionFields } from './selectionRequest.ts';

const areaLabels = {
  areaFrom: 'select.areaFrom',
  areaTo: 'select.areaTo',
} as const satisfies Readonly<Record<string, TextKey<'map'>>>;

/** The props of `SelectFilters`. */
export interface SelectFiltersProps {
  fields: SelectionFields;
  faults: readonly SelectionFault[];
  onFields: (fields: SelectionFields) => void;
}

/** The conditions of the record that selected plots meet. */
export function SelectFilters({ fields, faults, onFields }: SelectFiltersProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const hasRight = useDataRights();
  const getStatusLabel = usePlotStatusLabel();
  const any = { value: '', label: t('select.any') };
  const choices = [
    {
      name: 'status' as const,
      label: t('select.status'),
      options: plotStatuses.map((value) => ({ value, label: getStatusLabel(value) })),
    },
    {
      name: 'kisamClass' as const,
      label: t('select.kisam'),
      options: kisamClasses.map((value) => ({ value, label: t(kisamClassLabels[value]) })),
    },
    {
      name: 'satwaClass' as const,
      label: t('select.satwa'),
      options: satwaClasses.map((value) => ({ value, label: t(satwaClassLabels[value]) })),
    },
    {
      name: 'marked' as const,
      label: t('select.marked'),
      options: [
        ...(hasRight('data.registers.query')
          ? [{ value: 'lease', label: t('select.marked.lease') }]
          : []),
        ...(hasRight('data.applications.query')
          ? [{ value: 'case', label: t('select.marked.case') }]
          : []),
      ],
    },
  ];
  return (
    <>
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          isRequired={false}
          options={[any, ...options]}
          value={fields[name]}
          onChange={(value) => onFields({ ...fields, [name]: value })}
        />
      ))}
      <Columns kind="fields">
        {(['areaFrom', 'areaTo'] as const).map((name) => (
          <TextField
            key={name}
            label={t(areaLabels[name])}
            isRequired={false}
            inputMode="decimal"
            maxLength={12}
            {...(faults.includes(name) ? { errorMessage: t('select.areaWrong') } : {})}
            value={fields[name]}
            onChange={(value) => onFields({ ...fields, [name]: value })}
          />
        ))}
      </Columns>
    </>
  );
}
