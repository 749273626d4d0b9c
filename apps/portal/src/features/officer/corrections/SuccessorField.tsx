import type { Correction } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The props of `SuccessorField`. */
export interface SuccessorFieldProps {
  id: string;
  correction: Correction;
  errorMessage?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Asks which of the plots that a divided one has become the edit is about; nothing for a plot in use. */
export function SuccessorField({
  correction: { plotNo, successors },
  ...control
}: SuccessorFieldProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  if (successors.length === 0) return null;
  const label = t('corrections:propose.plot');
  return (
    <Select
      {...control}
      label={label}
      description={t('corrections:propose.plot.hint', { plot: plotNo })}
      placeholder={t('specification:shared.select', { label })}
      options={successors.map((plot) => ({ value: plot.plotCode, label: plot.plotNo }))}
    />
  );
}
