import { Button, Form, TextField, Icon } from '@temple-land/ui';
import { ShieldCheck } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintedCodes } from './verifyQuery.ts';

/** The props of `VerifyForm`. */
export interface VerifyFormProps {
  printed: PrintedCodes;
  isPending: boolean;
  onCheck: (signs: PrintedCodes) => void;
}

/** The form for number and check code of a document. */
export function VerifyForm({ printed, isPending, onCheck }: VerifyFormProps) {
  const { t } = useTranslation(['verify', 'common', 'specification']);
  const [typed, setTyped] = useState(printed);
  const [isTried, setIsTried] = useState(false);
  const missing = (name: keyof PrintedCodes) => isTried && typed[name].trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    const given = { number: typed.number.trim(), code: typed.code.trim() };
    const empty = (['number', 'code'] as const).find((name) => given[name] === '');
    if (empty === undefined) onCheck(given);
    else event.currentTarget.querySelector<HTMLElement>(`[name=${empty}]`)?.focus();
  };
  const renderField = (name: keyof PrintedCodes) => ({
    name,
    value: typed[name],
    maxLength: 60,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  return (
    <Form onSubmit={submit}>
      <TextField
        {...renderField('number')}
        label={t('number')}
        description={t('number.hint')}
        errorMessage={missing('number') ? t('number.required') : undefined}
      />
      <TextField
        {...renderField('code')}
        label={t('code')}
        description={t('code.hint')}
        errorMessage={missing('code') ? t('code.required') : undefined}
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
