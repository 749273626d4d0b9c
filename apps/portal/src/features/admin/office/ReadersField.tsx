import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { readerLabels } from './officeLabels.ts';

/** The props of `ReadersField`. */
export interface ReadersFieldProps {
  /** How many administrators publish: 1 or 2. */
  value: string;
  onValue: (value: string) => void;
}

/** Whether the forms of notices, tenders, questions and contacts wait for a second administrator. */
export function ReadersField({ value, onValue }: ReadersFieldProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const options = Object.entries(readerLabels).map(([readers, label]) => ({
    value: readers,
    label: t(label),
  }));
  return (
    <Select
      label={t('office.readers')}
      optionalLabel=""
      options={options}
      value={value}
      onChange={onValue}
    />
  );
}
