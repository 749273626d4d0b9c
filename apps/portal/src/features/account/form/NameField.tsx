import { TextField, type TextFieldProps } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The field of a person's full name. */
export function NameField(props: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return (
    <TextField
      {...props}
      label={t('specification:registration.name')}
      description={t('registration.name.hint')}
      autoComplete="name"
    />
  );
}
