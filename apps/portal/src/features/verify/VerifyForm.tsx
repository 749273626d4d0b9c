import { Button, Form, TextField } from '@temple-land/ui';
import { ShieldCheck } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperSigns } from './paperAddress.ts';

/** The props of `VerifyForm`. */
export interface VerifyFormProps {
  signs: PaperSigns;
  isPending: boolean;
  onCheck: (signs: PaperSigns) => void;
}

/** Number and check code of a paper. */
export function VerifyForm({ signs, isPending, onCheck }: VerifyFormProps) {
  const { t } = useTranslation(['verify', 'common', 'specification']);
  const [typed, setTyped] = useState(signs);
  const [isTried, setIsTried] = useState(false);
  const missing = (name: keyof PaperSigns) => isTried && typed[name].trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    const given = { number: typed.number.trim(), code: typed.code.trim() };
    const empty = (['number', 'code'] as const).find((name) => given[name] === '');
    if (empty === undefined) onCheck(given);
    else event.currentTarget.querySelector<HTMLElement>(`[name=${empty}]`)?.focus();
  };
  const field = (name: keyof PaperSigns) => ({
    name,
    value: typed[name],
    maxLength: 60,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Form onSubmit={submit}>
      <TextField
        {...field('number')}
        label={t('number')}
        description={t('number.hint')}
        errorMessage={missing('number') ? t('number.required') : undefined}
      />
      <TextField
        {...field('code')}
        label={t('code')}
        description={t('code.hint')}
        errorMessage={missing('code') ? t('code.required') : undefined}
      />
      <Button type="submit" kind="primary" size="large" icon={ShieldCheck} isPending={isPending}>
        {t('check')}
      </Button>
    </Form>
  );
}
