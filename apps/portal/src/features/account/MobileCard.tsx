import type { Profile } from '@temple-land/portal-core';
import { Alert, Button, Form, TextField } from '@temple-land/ui';
import { useEffect } from 'react';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { card, meta, row } from '../../blocks/surface.css.ts';
import { useFormProblems } from '../../blocks/useFormProblems.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './EditProfilePage.css.ts';
import { OtpDialog } from './OtpDialog.tsx';
import { useMobileChange } from './useMobileChange.ts';

const shown = (mobile: string) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;

function NewNumber({ change }: { change: ReturnType<typeof useMobileChange> }) {
  const { m, t } = useText();
  const { form, fresh, submit, giveUp } = change;
  const { idOf, errorOf } = useFormProblems(form.formState.errors, ['mobileno']);
  const { setFocus } = form;
  useEffect(() => setFocus('mobileno'), [setFocus]);
  return (
    <>
      <Alert tone="success">{t('account.profile.mobile.proven')}</Alert>
      <OutcomeMessage said={fresh.sendSaid} />
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...form.register('mobileno')}
          id={idOf('mobileno')}
          label={t('account.profile.mobile.new')}
          description={t('registration.mobile.hint')}
          errorMessage={errorOf('mobileno')}
          prefix={t('mobile.prefix')}
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <div className={row}>
          <Button type="submit" kind="primary" isPending={fresh.isSending}>
            {m('registration.verify')}
          </Button>
          <Button onClick={giveUp}>{m('change.cancel')}</Button>
        </div>
      </Form>
    </>
  );
}

/** The mobile number of the signed-in user, and the way to another one by two codes. */
export function MobileCard({ profile }: { profile: Profile }) {
  const { m, t } = useText();
  const change = useMobileChange(profile);
  const { present, fresh, isProven, changedTo, askedFor, start } = change;
  const isCitizen = profile.userType === 'CI';
  const hasNumber = profile.mobileNo !== '';
  return (
    <section className={card} aria-labelledby="profile-mobile">
      <h2 id="profile-mobile" className={styles.cardTitle}>
        {m('registration.mobile')}
      </h2>
      <div className={styles.inner}>
        {changedTo !== undefined && (
          <Alert tone="success">
            {t('account.profile.mobile.changed', { number: shown(changedTo) })}
          </Alert>
        )}
        {askedFor !== undefined && (
          <Alert tone="info">
            {t('account.profile.mobile.waiting', { number: shown(askedFor) })}
          </Alert>
        )}
        {hasNumber ? (
          <>
            <p className={styles.present}>{shown(profile.mobileNo)}</p>
            <p>{t(isCitizen ? 'account.profile.mobile.text' : 'account.profile.mobile.officer')}</p>
          </>
        ) : (
          <p>{t('account.profile.mobile.none')}</p>
        )}
        {hasNumber && !isProven && (
          <>
            <p className={meta}>
              {t('account.profile.mobile.steps')}{' '}
              {profile.userType === 'A' && `${t('account.profile.mobile.second')} `}
              {t('account.profile.mobile.lost')}
            </p>
            <OutcomeMessage said={present.sendSaid ?? fresh.sendSaid} />
            <div className={row}>
              <Button isPending={present.isSending} onClick={() => void start()}>
                {t('account.profile.mobile.change')}
              </Button>
            </div>
          </>
        )}
        {isProven && <NewNumber change={change} />}
      </div>
      <OtpDialog otp={present} />
      <OtpDialog otp={fresh} />
    </section>
  );
}
