import { blockFirstSpecialCharacter, type FormFieldKind } from '@temple-land/portal-core';
import { Checkbox, RadioCards, Select, TextArea, TextField } from '@temple-land/ui';
import type { ComponentType } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getIndianToday } from '../text/dateTime.ts';
import { toFieldTranslate, type PortalField } from './formFields.ts';
import { ProofsInput } from './ProofsInput.tsx';
import { SharesInput } from './SharesInput.tsx';
import { SketchInput } from './SketchInput.tsx';
import { LazyDateField } from './LazyDateFields.tsx';
import { toFieldProps, toGroupProps } from './toFieldProps.ts';

/** How a field is part of its form. */
export interface FieldControl {
  /** Its name, reference and handlers in the form. */
  registration: UseFormRegisterReturn;
  id: string;
  errorMessage: string | undefined;
  /** What the form begins with. */
  defaultValue: string | boolean;
  /** Replaces the hint of the field. */
  description?: string | undefined;
}

/** The props of a field. */
export interface FormFieldInputProps extends FieldControl {
  field: PortalField;
}

function useTexts({ field, description }: FormFieldInputProps) {
  const { t } = useTranslation(['common', 'specification']);
  const translate = toFieldTranslate({ t });
  const { labels, hint, isRequired } = field;
  const frame = {
    label: translate(labels.form),
    description: description ?? (hint && translate(hint)),
    optionalLabel: isRequired ? undefined : t('common:field.optional'),
  };
  return { t, translate, frame };
}

function NumberInput(props: FormFieldInputProps) {
  const { field, registration, id, errorMessage } = props;
  const { t, translate, frame } = useTexts(props);
  const { kind, unit } = field;
  return (
    <TextField
      {...toFieldProps(registration)}
      {...frame}
      {...{ id, errorMessage }}
      suffix={kind === 'acres' ? t('common:apply.acres') : unit && translate(unit)}
      inputMode={kind === 'years' || field.isNumeric ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  );
}

function AadhaarInput(props: FormFieldInputProps) {
  const { field, registration, id, errorMessage } = props;
  return (
    <TextField
      {...toFieldProps(registration)}
      {...useTexts(props).frame}
      {...{ id, errorMessage }}
      inputMode="numeric"
      autoComplete="off"
      maxLength={field.max}
    />
  );
}

function LineInput(props: FormFieldInputProps) {
  const { field, registration, id, errorMessage } = props;
  const { t, frame } = useTexts(props);
  const refuse = (typed: string) => {
    const { character } = blockFirstSpecialCharacter(typed);
    return character === undefined
      ? undefined
      : t('specification:shared.firstPlace', { character });
  };
  return (
    <TextField
      {...toFieldProps(registration)}
      {...frame}
      {...{ id, errorMessage, refuse }}
      inputMode={field.isNumeric ? 'numeric' : undefined}
      autoComplete="off"
    />
  );
}

function LongTextInput(props: FormFieldInputProps) {
  const { field, registration, id, errorMessage, defaultValue } = props;
  const { t, frame } = useTexts(props);
  const { max = 0 } = field;
  return (
    <TextArea
      {...toFieldProps(registration)}
      {...frame}
      {...{ id, errorMessage }}
      defaultValue={String(defaultValue)}
      countText={(n) => t('common:apply.purpose.count', { n, max })}
    />
  );
}

function ChoiceInput(props: FormFieldInputProps) {
  const { field, registration, id, errorMessage, defaultValue } = props;
  const { translate, frame } = useTexts(props);
  const choices = Object.entries(field.choices ?? {}).map(([value, { label, hint }]) => ({
    value,
    label: translate(label),
    description: hint && translate(hint),
  }));
  return (
    <RadioCards
      {...toGroupProps(registration, String(defaultValue))}
      {...{ id, errorMessage, choices }}
      label={frame.label}
      optionalLabel={frame.optionalLabel}
    />
  );
}

function SelectInput(props: FormFieldInputProps) {
  const { field, registration, id, errorMessage } = props;
  const { translate, frame } = useTexts(props);
  const options = Object.entries(field.choices ?? {}).map(([value, { label }]) => ({
    value,
    label: translate(label),
  }));
  const placeholder = field.placeholder && translate(field.placeholder);
  return (
    <Select
      {...toFieldProps(registration)}
      {...frame}
      {...{ id, errorMessage, options, placeholder }}
    />
  );
}

function PastDateInput(props: FormFieldInputProps) {
  const { registration, id, errorMessage, defaultValue } = props;
  const { onChange, defaultValue: day } = toGroupProps(registration, String(defaultValue));
  return (
    <LazyDateField
      {...useTexts(props).frame}
      {...{ id, errorMessage, onChange }}
      defaultValue={day}
      maxValue={getIndianToday()}
    />
  );
}

function CheckboxInput(props: FormFieldInputProps) {
  const { registration, id, errorMessage } = props;
  return (
    <Checkbox
      {...toFieldProps(registration)}
      {...{ id, errorMessage }}
      label={useTexts(props).frame.label}
    />
  );
}

const inputs: Readonly<Record<FormFieldKind, ComponentType<FormFieldInputProps>>> = {
  aadhaar: AadhaarInput,
  acres: NumberInput,
  checkbox: CheckboxInput,
  choice: ChoiceInput,
  line: LineInput,
  longText: LongTextInput,
  number: NumberInput,
  pastDate: PastDateInput,
  proofs: ProofsInput,
  select: SelectInput,
  shares: SharesInput,
  sketch: SketchInput,
  year: NumberInput,
  years: NumberInput,
};

/** A field of a form, drawn by its kind. */
export function FormFieldInput(props: FormFieldInputProps) {
  const Input = inputs[props.field.kind];
  return <Input {...props} />;
}
