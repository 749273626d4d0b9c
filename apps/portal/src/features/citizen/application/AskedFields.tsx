import {
  en,
  landApplicationFields,
  type ApplicationDetail,
  type LandField,
  type MessageKey,
} from '@temple-land/portal-core';
import { Select, Stack, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getAskedLabel } from '../../../common/applications/askedFacts.ts';
import { formatAnswer, type FieldAnswer } from '../../../common/applications/formatAnswer.ts';
import { FormFieldInput } from '../../../common/form/FormFieldInput.tsx';
import * as form from '../../../common/form/formPage.css.ts';
import { toFieldTranslate, type PortalField } from '../../../common/form/formFields.ts';
import { muted } from '../../../common/page/card.css.ts';
import { getAnswer, type OpenField } from './askedAnswers.ts';
import { AskedSketch } from './AskedSketch.tsx';

/** The props of `AskedFields`. */
export interface AskedFieldsProps {
  application: ApplicationDetail;
  fields: readonly OpenField[];
  /** Whether the answer was sent, which shows what is wrong. */
  isSubmitted: boolean;
  onText: (field: LandField, text: string) => void;
}

interface AskedFieldProps {
  name: LandField;
  application: ApplicationDetail;
  text: string;
  isRequired: boolean;
  errorMessage: string | undefined;
  onText: (text: string) => void;
}

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Returns an input's part of a form that holds its value elsewhere. */
const toRegistration = (name: string, onText: (text: string) => void) => ({
  name,
  ref: () => undefined,
  onBlur: () => Promise.resolve(),
  onChange: (event: { target: { value: unknown } }) => {
    onText(String(event.target.value));
    return Promise.resolve();
  },
});

function AskedField(props: AskedFieldProps) {
  const { name, application, text, isRequired, errorMessage, onText } = props;
  const translation = useTranslation(['citizen', 'common', 'specification']);
  const { t } = translation;
  const translate = toFieldTranslate(translation);
  const found: PortalField = landApplicationFields[name];
  const field = { ...found, isRequired };
  const label = translate(getAskedLabel(name));
  const answer = formatAnswer(
    field,
    (getAnswer(application, name) ?? null) as FieldAnswer,
    translation,
  );
  const description = t('asked.before', { answer });
  const input = { label, description, value: text, errorMessage, onChange: onText };
  const control = {
    registration: toRegistration(name, onText),
    id: `asked-${name}`,
    errorMessage,
    defaultValue: text,
    description,
  };
  switch (field.kind) {
    case 'longText':
      return <TextArea {...input} maxLength={field.max ?? 500} />;
    case 'select': {
      const options = Object.entries(field.choices ?? {}).map(([value, choice]) => ({
        value,
        label: translate(choice.label),
      }));
      return <Select {...input} options={options} placeholder={t('asked.choose')} />;
    }
    case 'pastDate':
      return <FormFieldInput field={field} {...control} />;
    case 'choice':
    case 'shares':
      return (
        <div className={form.part}>
          {field.kind === 'shares' && <h2 className={form.partHeading}>{label}</h2>}
          <p className={muted}>{description}</p>
          <FormFieldInput field={field} {...control} />
        </div>
      );
    case 'sketch':
      return (
        <div className={form.part}>
          <p className={muted}>{description}</p>
          <AskedSketch {...{ application, field, control }} />
        </div>
      );
    default:
      return (
        <TextField
          {...input}
          maxLength={field.max ?? 500}
          {...(field.isNumeric && { inputMode: 'numeric' })}
        />
      );
  }
}

/** The fields that the office asked again, each with the answer so far, which stays in the application. */
export function AskedFields({ application, fields, isSubmitted, onText }: AskedFieldsProps) {
  const translation = useTranslation(['citizen', 'common', 'specification']);
  const { t } = translation;
  const translate = toFieldTranslate(translation);
  if (fields.length === 0) return null;
  const describeFault = (field: LandField, fault: string | undefined) => {
    if (!isSubmitted || fault === undefined) return undefined;
    const { max }: PortalField = landApplicationFields[field];
    const values = { label: translate(getAskedLabel(field)), n: String(max ?? 0) };
    return t(`specification:${isMessageKey(fault) ? fault : 'step.need'}`, values);
  };
  return (
    <Stack elementType="section" aria-label={t('asked.fields')}>
      {fields.map(({ field, text, isRequired, fault }) => (
        <AskedField
          key={field}
          name={field}
          {...{ application, text, isRequired }}
          errorMessage={describeFault(field, fault)}
          onText={(value) => onText(field, value)}
        />
      ))}
    </Stack>
  );
}
