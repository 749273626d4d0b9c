import { loginPasswordMaxCharacters, otpDigits } from '@temple-land/portal-core';
import { Button, OtpField, PasswordField, Stack, TextField, Icon } from '@temple-land/ui';
import { KeyRound } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys } from '../../../api/call/passkey.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { quietButtonRow } from '../../../common/page/card.css.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { useProof, type ProofFormProps, type TypedProofMethod } from './useProof.ts';

const methodLabels: Readonly<Record<TypedProofMethod, TextKey<'account'>>> = {
  password: 'factor.use.password',
  totp: 'factor.use.totp',
  recovery: 'factor.use.recovery',
};

interface ProofFieldProps {
  kind: TypedProofMethod;
  text: string;
  setText: (text: string) => void;
  errorMessage: string | undefined;
}

const focusFirst = (container: HTMLElement | null) =>
  container?.querySelector<HTMLElement>('input, button')?.focus();

/** The field of a proof, focused when it replaces another one. */
function ProofFieldWithFocus(props: ProofFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(frame.current), []);
  return (
    <div ref={frame}>
      <ProofField {...props} />
    </div>
  );
}

function ProofField({ kind, text, setText, errorMessage }: ProofFieldProps) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  if (kind === 'totp') {
    return (
      <OtpField
        label={t('factor.code')}
        description={t('factor.code.hint')}
        digits={otpDigits}
        value={text}
        onChange={setText}
        errorMessage={errorMessage}
      />
    );
  }
  const shared = {
    value: text,
    onChange: setText,
    errorMessage,
  };
  if (kind === 'recovery') {
    return (
      <TextField
        {...shared}
        label={t('factor.recovery')}
        description={t('factor.recovery.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
    );
  }
  return (
    <PasswordField
      {...shared}
      label={t('change.current')}
      autoComplete="current-password"
      maxLength={loginPasswordMaxCharacters}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      toggleLabel={t('password.toggle')}
    />
  );
}

/** The form for a proof: a typed code, recovery code or password, or a passkey. */
export function ProofForm(props: ProofFormProps) {
  const { kinds, proofMutation, submitLabel } = props;
  const { t } = useTranslation(['account', 'common', 'specification']);
  const toText = useMessageText();
  const proof = useProof(props);
  const { kind, problem } = proof;
  const fields = useRef<HTMLDivElement>(null);
  const offersPasskey = kinds.includes('passkey') && canUsePasskeys();
  useEffect(() => focusFirst(fields.current), []);
  return (
    <form method="post" noValidate onSubmit={proof.submit}>
      <Stack ref={fields}>
        <OutcomeMessage message={proof.passkeyProblem} />
        {kind !== undefined && (
          <>
            <ProofFieldWithFocus
              key={kind}
              kind={kind}
              text={proof.text}
              setText={proof.setText}
              errorMessage={problem && toText(problem)}
            />
            <Button
              type="submit"
              kind="primary"
              size="large"
              isBlock
              isPending={proofMutation.isPending}
            >
              {submitLabel}
            </Button>
          </>
        )}
        {offersPasskey && (
          <Button
            size="large"
            isBlock
            icon={<Icon of={KeyRound} />}
            kind={kind === undefined ? 'primary' : 'secondary'}
            isPending={proof.isSigning}
            onClick={proof.sign}
          >
            {t('factor.use.passkey')}
          </Button>
        )}
        {kinds.includes('passkey') && !offersPasskey && <p>{t('factor.passkey.notHere')}</p>}
        {proof.others.length > 0 && (
          <div className={quietButtonRow}>
            {proof.others.map((other) => (
              <Button key={other} kind="quiet" onClick={() => proof.choose(other)}>
                {t(methodLabels[other])}
              </Button>
            ))}
          </div>
        )}
      </Stack>
    </form>
  );
}
