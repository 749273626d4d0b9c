import { CaptchaField } from '@temple-land/ui';
import type { ComponentProps } from 'react';
import { useSaid } from '../i18n/useSaid.ts';
import { useText } from '../i18n/useText.ts';
import type { CaptchaState } from './useCaptcha.ts';

/** What the captcha of a form takes: its state and the registration of its answer. */
export interface CaptchaProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  captcha: CaptchaState;
  errorMessage: string | undefined;
}

/** The captcha of a form: drawing, spoken version, new one, answer. */
export function Captcha({ captcha, errorMessage, ...input }: CaptchaProps) {
  const { t } = useText();
  const wordsOf = useSaid();
  const failure = captcha.said && wordsOf(captcha.said);
  return (
    <CaptchaField
      {...input}
      label={t('captcha.label')}
      description={t('captcha.hint')}
      errorMessage={failure ?? errorMessage}
      drawing={captcha.drawing}
      imageLabel={captcha.drawing === undefined ? t('captcha.loading') : t('captcha.image')}
      refreshLabel={t('captcha.refresh')}
      onRefresh={captcha.renew}
      renewedText={t('captcha.renewed')}
      listenLabel={t('captcha.listen')}
      audioSource={captcha.audioSource}
      isPending={captcha.isPending}
    />
  );
}
