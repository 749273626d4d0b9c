import { Button, Form, TextField, Icon } from '@temple-land/ui';
import { ShieldCheck } from 'lucide';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toFieldProps } from '../../common/form/toFieldProps.ts';
import type { PrintedCodes } from './verifyQuery.ts';

/** The props of `VerifyForm`. */
export interface VerifyFormProps {
  printed: PrintedCodes;
  isPending: boolean;
  onCheck: (codes: PrintedCodes) => void;
}

/** The form for number and check code of a document. */
export function VerifyForm({ printed, isPending, onCheck }: VerifyFormProps) {
  const { t } = useTranslation(['verify', 'common', 'specification']);
  const { register, handleSubmit, formState } = useForm({ defaultValues: printed });
  const submit = handleSubmit(({ number, code }) =>
    onCheck({ number: number.trim(), code: code.trim() }),
  );
  const propsOf = (name: keyof PrintedCodes, required: string) => ({
    ...toFieldProps(register(name, { validate: (value) => value.trim() !== '' })),
    errorMessage: formState.errors[name] && required,
    maxLength: 60,
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        {...propsOf('number', t('number.required'))}
        label={t('number')}
        description={t('number.hint')}
      />
      <TextField
        {...propsOf('code', t('code.required'))}
        label={t('code')}
        description={t('code.hint')}
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        icon={<Icon of={ShieldCheck} />}
        isPending={isPending}
      >
        {t('check')}
      </Button>
    </Form>
  );
}
