import { RadioCards, TextArea, TextField } from '@temple-land/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PortalField } from './formFields.ts';

/** The props of a field. */
export interface FormFieldInputProps {
  field: PortalField;
  /** Its name, reference and handlers in the form. */
  registration: UseFormRegisterReturn;
  id: string;
  errorMessage: string | undefined;
  /** What the form begins with. */
  defaultValue: string;
  /** Replaces the hint of the field. */
  description?: string | undefined;
}

/** A field of a form, drawn by its kind. */
export function FormFieldInput(props: FormFieldInputProps) {
  const { field, registration, id, errorMessage, defaultValue } = props;
  const { kind, labels, hint, isRequired, choices = {}, max = 0 } = field;
  const { t } = useTranslation(['common', 'specification']);
  const frame = { ...registration, id, label: t(labels.form), errorMessage };
  const help = {
    description: props.description ?? (hint && t(hint)),
    optionalLabel: isRequired ? undefined : t('common:field.optional'),
  };
  switch (kind) {
    case 'acres':
      return (
        <TextField
          {...frame}
          {...help}
          suffix={t('common:apply.acres')}
          inputMode="decimal"
          autoComplete="off"
        />
      );
    case 'choice':
      return (
        <RadioCards
          {...frame}
          choices={Object.entries(choices).map(([value, choice]) => ({
            value,
            label: t(choice.label),
            description: t(choice.hint),
          }))}
        />
      );
    case 'longText':
      return (
        <TextArea
          {...frame}
          {...help}
          defaultValue={defaultValue}
          countText={(n) => t('common:apply.purpose.count', { n, max })}
        />
      );
  }
}
