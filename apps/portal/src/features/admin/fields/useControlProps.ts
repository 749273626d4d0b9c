import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../i18n/textKey.ts';
import type { FieldProps } from './fieldProps.ts';

/** Returns the props that every control of a record has: id, label, hint and error message. */
export function useControlProps(
  { field, id, error, isRequired }: FieldProps,
  hint?: TextKey<'admin'>,
) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return {
    id,
    label: t(field.label),
    ...(isRequired ? {} : { optionalLabel: t('common:admin.optional') }),
    ...(hint === undefined ? {} : { description: t(hint) }),
    ...(error === undefined ? {} : { errorMessage: error }),
  };
}
