import { Button, Stack, Icon } from '@temple-land/ui';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { quietButtonRow } from '../../../common/page/card.css.ts';
import * as styles from '../profile/EditProfilePage.css.ts';
import { ProofForm } from '../factors/ProofForm.tsx';
import type { useLogin } from './useLogin.ts';

/** The props of `SecondStep`. */
export interface SecondStepProps {
  step: ReturnType<typeof useLogin>['secondStep'];
}

/** The second step of a login: a code, a passkey or a recovery code, or back to the first step. */
export function SecondStep({ step }: SecondStepProps) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return (
    <Stack elementType="section" aria-labelledby="second-step">
      <div>
        <h2 id="second-step">{t('factor.step.title')}</h2>
        <p className={styles.leadIn}>{t('factor.step.lead')}</p>
      </div>
      <ProofForm
        kinds={step.kinds ?? []}
        challenge={step.challenge}
        proofMutation={step.proving}
        submitLabel={t('factor.step.submit')}
      />
      <div className={quietButtonRow}>
        <Button kind="quiet" icon={<Icon of={ArrowLeft} />} onClick={step.leave}>
          {t('factor.step.back')}
        </Button>
      </div>
    </Stack>
  );
}
