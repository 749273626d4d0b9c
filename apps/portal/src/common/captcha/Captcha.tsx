import { CaptchaField, type CaptchaFieldProps } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../i18n/useMessageText.ts';
import type { CaptchaState } from './useCaptcha.ts';

/** The props of `Captcha`. */
export interface CaptchaProps extends Pick<
  CaptchaFieldProps,
  'id' | 'name' | 'onBlur' | 'onChange' | 'ref'
> {
  captcha: CaptchaState;
  errorMessage: string | undefined;
}

/** The captcha of a form: image, audio version, refresh button and answer field. */
export function Captcha({ captcha, errorMessage, ...input }: CaptchaProps) {
  const { t } = useTranslation(['common', 'specification']);
  const toText = useMessageText();
  const failure = captcha.message && toText(captcha.message);
  return (
    <CaptchaField
      {...input}
      label={t('common:captcha.label')}
      description={t('common:captcha.hint')}
      errorMessage={failure ?? errorMessage}
      drawing={captcha.drawing}
      imageLabel={
        captcha.drawing === undefined ? t('common:captcha.loading') : t('common:captcha.image')
      }
      refreshLabel={t('common:captcha.refresh')}
      onRefresh={captcha.renew}
      renewedText={t('common:captcha.renewed')}
      listenLabel={t('common:captcha.listen')}
      audioSource={captcha.audioSource}
      isPending={captcha.isPending}
    />
  );
}
