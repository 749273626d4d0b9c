import { Button } from '@temple-land/ui';
import type { ComponentProps } from 'react';
import { Captcha } from '../../../common/captcha/Captcha.tsx';
import * as styles from '../profile/AccountPage.css.ts';

/** The props of `CaptchaSubmit`: those of the captcha, and the button's. */
export interface CaptchaSubmitProps extends ComponentProps<typeof Captcha> {
  /** The label of the button. */
  submitLabel: string;
  isSubmitting: boolean;
}

/** The end of an account's form: the captcha and the submit button. */
export function CaptchaSubmit({ submitLabel, isSubmitting, ...captcha }: CaptchaSubmitProps) {
  return (
    <>
      <Captcha {...captcha} />
      <div className={styles.submit}>
        <Button type="submit" kind="primary" size="large" isBlock isPending={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
