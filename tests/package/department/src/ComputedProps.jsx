import {
  Checkbox,
  Combobox,
  DateField,
  ErrorSummary,
  FileUpload,
  Form,
  OtpField,
  RadioCards,
  Select,
  TextArea,
  TextField,
} from '@temple-land/ui';

/**
 * Fields whose optional props may be undefined, compiled with `exactOptionalPropertyTypes`.
 *
 * @param {{ text: string | undefined; isSet: boolean | undefined }} props
 */
export function ComputedProps({ text, isSet }) {
  const field = {
    label: 'Boat',
    name: text,
    description: text,
    errorMessage: text,
    optionalLabel: text,
    isRequired: isSet,
    isInvalid: isSet,
    isDisabled: isSet,
  };
  const control = { ...field, value: text, defaultValue: text, onChange: undefined };
  return (
    <Form validationErrors={undefined}>
      <ErrorSummary problems={undefined} title={text} />
      <TextField {...control} />
      <TextArea {...control} />
      <OtpField {...control} />
      <Select {...control} options={[]} />
      <Combobox {...control} options={[]} />
      <RadioCards {...control} choices={[]} />
      <DateField {...control} minValue={text} maxValue={text} isReadOnly={isSet} />
      <FileUpload {...field} accept={text} dropText={text} value={undefined} />
      <Checkbox {...field} isSelected={isSet} />
    </Form>
  );
}
