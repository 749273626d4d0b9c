import {
  landApplicationFields,
  type ApplicationDetail,
  type LandField,
} from '@temple-land/portal-core';
import { Stack, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatAnswer, type FieldAnswer } from '../../../common/applications/formatAnswer.ts';
import { toFieldTranslate, type PortalField } from '../../../common/form/formFields.ts';

/** The props of `AskedFields`. */
export interface AskedFieldsProps {
  application: ApplicationDetail;
  fields: readonly LandField[];
  /** The new answers by field. */
  texts: Readonly<Record<string, string>>;
  /** The fields without an answer, when the answer was sent. */
  missing: readonly string[];
  onText: (field: LandField, text: string) => void;
}

/** The fields that the office asked again, each with the answer so far, which stays in the application. */
export function AskedFields({ application, fields, texts, missing, onText }: AskedFieldsProps) {
  const text = useTranslation(['citizen', 'common', 'specification']);
  const { t } = text;
  const translate = toFieldTranslate(text);
  const answers: Readonly<Record<string, unknown>> = { ...application, ...application.land };
  if (fields.length === 0) return null;
  return (
    <Stack elementType="section" aria-label={t('asked.fields')}>
      {fields.map((name) => {
        const field: PortalField = landApplicationFields[name];
        const label = translate(field.labels.form);
        const before = formatAnswer(field, answers[name] as FieldAnswer, text);
        const props = {
          label,
          description: t('asked.before', { answer: before }),
          value: texts[name] ?? '',
          maxLength: field.max ?? 500,
          onChange: (value: string) => onText(name, value),
          ...(missing.includes(name)
            ? { errorMessage: t('specification:step.need', { label }) }
            : {}),
        };
        return field.kind === 'longText' ? (
          <TextArea key={name} {...props} />
        ) : (
          <TextField key={name} {...props} {...(field.isNumeric && { inputMode: 'numeric' })} />
        );
      })}
    </Stack>
  );
}
