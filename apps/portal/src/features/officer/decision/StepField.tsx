import { authorities, recommendations, type ApplicationType } from '@temple-land/portal-core';
import { DateField, Select, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { Translation } from '../../../i18n/textKey.ts';
import { getStepFieldLabel } from '../../../common/applications/stepLabels.ts';
import { EarlierReportField } from './EarlierReportField.tsx';
import { ReasonField } from './ReasonField.tsx';

/** The props of `StepField`. */
export interface StepFieldProps {
  /** The kind of case, which has reasons of its own. */
  applicationType: ApplicationType;
  name: string;
  id: string;
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
  /** @default false */
  isOptional?: boolean;
}

const numberFields: Readonly<Record<string, 'decimal' | 'numeric'>> = {
  areaGranted: 'decimal',
  encroachedArea: 'decimal',
  ratePerAcre: 'decimal',
  recoveredArea: 'decimal',
  termYears: 'numeric',
};
/** Returns the choices of a field; undefined for a field without choices. */
function listOptions(name: string, { t }: Pick<Translation<'officer'>, 't'>) {
  switch (name) {
    case 'authority':
      return authorities.map((value) => ({ value, label: t(`specification:authority.${value}`) }));
    case 'recommendation':
      return recommendations.map((value) => ({
        value,
        label: t(`specification:recommendation.${value}`),
      }));
    default:
      return undefined;
  }
}

const longTextFields = new Set([
  'facts',
  'fieldReport',
  'minute',
  'opinion',
  'query',
  'remark',
  'answer',
]);

/** One field of a workflow step, rendered by its kind: date, select, long or short text. */
export function StepField(props: StepFieldProps) {
  const { applicationType, name, id, text, onText, error, isOptional = false } = props;
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const label = t(`specification:${getStepFieldLabel(name)}`);
  const frame = {
    id,
    label,
    ...(error === undefined ? {} : { errorMessage: error }),
    ...(isOptional ? { optionalLabel: t('common:field.optional') } : {}),
  };
  const placeholder = t('specification:shared.select', { label });
  if (name === 'date') return <DateField {...frame} value={text} onChange={onText} />;
  if (name === 'reason') {
    return <ReasonField {...frame} {...{ applicationType }} value={text} onChange={onText} />;
  }
  const options = listOptions(name, { t });
  if (options !== undefined) {
    return <Select {...frame} {...{ options, placeholder }} value={text} onChange={onText} />;
  }
  if (longTextFields.has(name)) {
    return <TextArea {...frame} rows={4} value={text} onChange={onText} />;
  }
  if (name === 'duplicateOf') {
    return <EarlierReportField {...frame} value={text} onChange={onText} />;
  }
  const inputMode = numberFields[name];
  const more = inputMode === undefined ? {} : { inputMode };
  return <TextField {...frame} {...more} value={text} onChange={onText} />;
}
