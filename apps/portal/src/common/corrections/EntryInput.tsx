import {
  correctionEntryMax,
  getReportMessageKey,
  type CorrectionField,
} from '@temple-land/portal-core';
import { Select, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { LazyDateField } from '../form/LazyDateFields.tsx';
import { correctionChoices } from './correctionTexts.ts';

const numberFields: ReadonlySet<CorrectionField> = new Set(['area', 'rent', 'cess']);
const longFields: ReadonlySet<CorrectionField> = new Set(['ownerLine', 'outline', 'remarks']);

/** The props of `EntryInput`. */
export interface EntryInputProps {
  id: string;
  field: CorrectionField;
  label: string;
  description?: string | undefined;
  errorMessage?: string;
  value: string;
  onChange: (value: string) => void;
}

/** The input of the value of an entry: a choice, a day, a number or a text. */
export function EntryInput({ field, description, value, onChange, ...control }: EntryInputProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const hint = description === undefined ? {} : { description };
  const choices = correctionChoices[field];
  if (choices !== undefined) {
    const getLabel = (choice: string) => {
      const key = getReportMessageKey(choice);
      return key === undefined ? choice : t(`specification:${key}`);
    };
    return (
      <Select
        {...control}
        {...hint}
        placeholder={t('specification:shared.select', { label: control.label })}
        options={choices.map((choice) => ({ value: choice, label: getLabel(choice) }))}
        value={value}
        onChange={onChange}
      />
    );
  }
  if (field === 'publishedOn')
    return <LazyDateField {...control} value={value} onChange={onChange} />;
  const input = { ...control, ...hint, value, onChange, maxLength: correctionEntryMax };
  if (longFields.has(field)) return <TextArea {...input} rows={4} />;
  return <TextField {...input} {...(numberFields.has(field) ? { inputMode: 'decimal' } : {})} />;
}
