import { TextField, type TextFieldProps } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The optional field of a person's e-mail address. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return (
    <TextField
      {...props}
      type="email"
      label={t('specification:registration.email')}
      optionalLabel={t('common:field.optional')}
      autoComplete="email"
    />
  );
}
