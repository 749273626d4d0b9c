import { Button, CaptchaField, Icon, type CaptchaFieldProps } from '@temple-land/ui';
import { MonitorCheck } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../i18n/useMessageText.ts';
import * as styles from './Captcha.css.ts';
import type { CaptchaState } from './useCaptcha.ts';
import type { CaptchaProof } from './useCaptchaProof.ts';

/** The props of `Captcha`. */
export interface CaptchaProps extends Pick<
  CaptchaFieldProps,
  'id' | 'name' | 'onBlur' | 'onChange' | 'ref'
> {
  captcha: CaptchaState;
  errorMessage: string | undefined;
}

function ProofButton({ proof }: { proof: CaptchaProof }) {
  const { t } = useTranslation(['common', 'specification']);
  const { isPending, isSlow, isFailed, start } = proof;
  return (
    <>
      <Button kind="quiet" icon={<Icon of={MonitorCheck} />} isPending={isPending} onClick={start}>
        {t('common:captcha.proof.start')}
      </Button>
      <p role="status" className={styles.status}>
        {isPending && (isSlow ? t('common:captcha.proof.slow') : t('common:captcha.proof.pending'))}
        {isFailed && t('common:captcha.proof.failed')}
      </p>
    </>
  );
}

/**
 * The captcha of a form: image, audio version, refresh button and answer field; without the image the browser proves
 * itself by computing (WCAG 2.2, 3.3.8).
 */
export function Captcha({ captcha, errorMessage, onChange, ...input }: CaptchaProps) {
  const { t } = useTranslation(['common', 'specification']);
  const toText = useMessageText();
  const { proof } = captcha;
  const proofAnswer = proof.result?.answer;
  const setAnswer = useEffectEvent((answer: string) => onChange?.(answer));
  useEffect(() => {
    if (proofAnswer !== undefined) setAnswer(proofAnswer);
  }, [proofAnswer]);
  const failure = captcha.message && toText(captcha.message);
  return (
    <CaptchaField
      {...input}
      onChange={onChange}
      label={t('common:captcha.label')}
      description={t('common:captcha.hint')}
      errorMessage={failure ?? errorMessage}
      drawing={captcha.drawing}
      imageLabel={
        captcha.drawing === undefined ? t('common:captcha.loading') : t('common:captcha.image')
      }
      refreshLabel={t('common:captcha.refresh')}
      onRefresh={captcha.renewImage}
      renewedText={t('common:captcha.renewed')}
      listenLabel={t('common:captcha.listen')}
      audioSource={captcha.audioSource}
      isPending={captcha.isPending}
      alternative={<ProofButton proof={proof} />}
      passedText={proof.result && t('common:captcha.proof.passed')}
    />
  );
}
