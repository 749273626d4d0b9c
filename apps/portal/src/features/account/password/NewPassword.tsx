import { passwordRules, type PasswordRule } from '@temple-land/portal-core';
import { PasswordField, type PasswordFieldProps } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../i18n/textKey.ts';

const ruleLabels: Readonly<Record<PasswordRule, TextKey<'account'>>> = {
  length: 'password.rule.length',
  uppercase: 'password.rule.uppercase',
  lowercase: 'password.rule.lowercase',
  number: 'password.rule.number',
  special: 'password.rule.special',
};

type Given = 'showLabel' | 'hideLabel' | 'toggleLabel' | 'rules' | 'metLabel';

/** The props of `NewPassword`. */
export interface NewPasswordProps extends Omit<PasswordFieldProps, Given> {
  /** What is typed so far; with it the parts of a good password are listed. */
  typed?: string;
}

/** A new password, with the parts of a good one ticked off while typing. */
export function NewPassword({ typed, ...field }: NewPasswordProps) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const names = Object.keys(ruleLabels) as PasswordRule[];
  const rules = names.map((id) => ({
    id,
    label: t(ruleLabels[id]),
    isMet: passwordRules[id](typed ?? ''),
  }));
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      toggleLabel={t('password.toggle')}
      metLabel={t('password.met')}
      {...(typed === undefined ? {} : { rules })}
    />
  );
}
