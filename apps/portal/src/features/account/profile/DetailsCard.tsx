import { getLandingPath, type Profile } from '@temple-land/portal-core';
import { Button, ButtonLink, Form } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, meta, row } from '../../../common/page/card.css.ts';
import { FactList } from '../../../common/page/FactList.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { messages } from './AccountPage.css.ts';
import { EmailField } from '../form/EmailField.tsx';
import { NameField } from '../form/NameField.tsx';
import * as styles from './EditProfilePage.css.ts';
import { NameChange } from './NameChange.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { useProfileChange, type ProfileChange } from './useProfile.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';

const order = ['fullName', 'emailId'] as const;

/** What the latest change did, and the address that waits for its confirmation. */
function ChangeState({ profile, change }: { profile: Profile; change: ProfileChange }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { result } = change;
  const texts = {
    saved: t('profile.saved'),
    linkSent: t('email.sent', { email: result?.kind === 'linkSent' ? result.email : '' }),
    linkCancelled: t('email.cancelled'),
  };
  return (
    <>
      <OutcomeMessage message={result && { text: texts[result.kind] }} tone="success" />
      {profile.pendingEmailId !== undefined && (
        <PendingEmail
          email={profile.pendingEmailId}
          isPresent={profile.pendingEmailId === profile.emailId}
          change={change}
        />
      )}
    </>
  );
}

/** Name and e-mail address of the signed-in user; an administrator changes the names of an office. */
export function DetailsCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const change = useProfileChange(profile);
  const { form, submit, isPending, message } = change;
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const isCitizen = profile.userType === 'CI';
  const mayChangeName = isCitizen && profile.needsNameProof === undefined;
  return (
    <section className={card} aria-labelledby="profile-details">
      <h2 id="profile-details" className={styles.cardTitle}>
        {t('profile.details')}
      </h2>
      <div className={messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage message={message} />
        <ChangeState profile={profile} change={change} />
      </div>
      {isCitizen && !mayChangeName && <NameChange profile={profile} />}
      {!isCitizen && (
        <div>
          <FactList
            facts={[
              [t('specification:registration.name'), profile.fullName],
              [t('profile.designation'), profile.designation ?? ''],
            ]}
          />
          <p className={meta}>{t('profile.name.office')}</p>
        </div>
      )}
      <Form className={styles.detailsForm} onSubmit={(event) => void submit(event)}>
        {mayChangeName && (
          <NameField
            {...toFieldProps(form.register('fullName'))}
            id={idOf('fullName')}
            errorMessage={errorOf('fullName')}
          />
        )}
        <EmailField
          {...toFieldProps(form.register('emailId'))}
          id={idOf('emailId')}
          description={t('profile.email.hint')}
          errorMessage={errorOf('emailId')}
        />
        <div className={row}>
          <Button type="submit" kind="primary" isPending={isPending}>
            {t('specification:change.update')}
          </Button>
          <ButtonLink href={getLandingPath(profile)}>{t('specification:change.cancel')}</ButtonLink>
        </div>
      </Form>
    </section>
  );
}
