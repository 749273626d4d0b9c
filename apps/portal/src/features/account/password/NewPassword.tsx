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

type OwnProps = 'showLabel' | 'hideLabel' | 'toggleLabel' | 'rules' | 'metLabel';

/** The props of `NewPassword`. */
export interface NewPasswordProps extends Omit<PasswordFieldProps, OwnProps> {
  /** The typed password; with it the password rules are listed. */
  typed?: string;
}

/** The field of a new password, with a live checklist of the password rules. */
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
