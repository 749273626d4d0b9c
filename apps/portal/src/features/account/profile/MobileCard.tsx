import type { Profile } from '@temple-land/portal-core';
import { Alert, Button, Form, Stack, TextField } from '@temple-land/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, meta, row } from '../../../common/page/card.css.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import * as styles from './EditProfilePage.css.ts';
import { OtpDialog } from '../../../common/otp/OtpDialog.tsx';
import { useMobileChange } from './useMobileChange.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';

const formatMobile = (mobile: string) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;

function NewNumberForm({ change }: { change: ReturnType<typeof useMobileChange> }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { form, fresh, submit, cancel } = change;
  const { idOf, errorOf } = useFormProblems(form.formState.errors, ['mobileno']);
  const { setFocus } = form;
  useEffect(() => setFocus('mobileno'), [setFocus]);
  return (
    <>
      <Alert tone="success">{t('profile.mobile.proven')}</Alert>
      <OutcomeMessage message={fresh.sendProblem} />
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...toFieldProps(form.register('mobileno'))}
          id={idOf('mobileno')}
          label={t('profile.mobile.new')}
          description={t('registration.mobile.hint')}
          errorMessage={errorOf('mobileno')}
          prefix={t('mobile.prefix')}
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <div className={row}>
          <Button type="submit" kind="primary" isPending={fresh.isSending}>
            {t('specification:registration.verify')}
          </Button>
          <Button onClick={cancel}>{t('specification:change.cancel')}</Button>
        </div>
      </Form>
    </>
  );
}

/** The mobile number of the user; changing it requires two codes. */
export function MobileCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const change = useMobileChange(profile);
  const { present, fresh, isProven, changedTo, askedFor, start } = change;
  const isCitizen = profile.userType === 'CI';
  const hasNumber = profile.mobileNo !== '';
  return (
    <section className={card} aria-labelledby="profile-mobile">
      <h2 id="profile-mobile" className={styles.cardTitle}>
        {t('specification:registration.mobile')}
      </h2>
      <Stack>
        {changedTo !== undefined && (
          <Alert tone="success">
            {t('profile.mobile.changed', { number: formatMobile(changedTo) })}
          </Alert>
        )}
        {askedFor !== undefined && (
          <Alert tone="info">
            {t('profile.mobile.waiting', { number: formatMobile(askedFor) })}
          </Alert>
        )}
        {hasNumber ? (
          <>
            <p className={styles.currentValue}>{formatMobile(profile.mobileNo)}</p>
            <p>{t(isCitizen ? 'profile.mobile.text' : 'profile.mobile.officer')}</p>
          </>
        ) : (
          <p>{t('profile.mobile.none')}</p>
        )}
        {hasNumber && !isProven && (
          <>
            <p className={meta}>
              {t('profile.mobile.steps')}{' '}
              {profile.userType === 'A' && `${t('profile.mobile.second')} `}
              {t('profile.mobile.lost')}
            </p>
            <OutcomeMessage message={present.sendProblem ?? fresh.sendProblem} />
            <div className={row}>
              <Button isPending={present.isSending} onClick={start}>
                {t('profile.mobile.change')}
              </Button>
            </div>
          </>
        )}
        {isProven && <NewNumberForm change={change} />}
      </Stack>
      <OtpDialog otp={present} />
      <OtpDialog otp={fresh} />
    </section>
  );
}
