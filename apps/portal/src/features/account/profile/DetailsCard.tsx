import { getLandingPath, type Profile } from '@temple-land/portal-core';
import { Button, ButtonLink, Form } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, row } from '../../../common/page/card.css.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { messages } from './AccountPage.css.ts';
import { EmailField } from '../form/EmailField.tsx';
import { NameField } from '../form/NameField.tsx';
import * as styles from './EditProfilePage.css.ts';
import { useProfileForm } from './useProfile.ts';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';

const order = ['fullName', 'emailId'] as const;

/** Name and e-mail address of the signed-in user. */
export function DetailsCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { form, submit, isPending, message, isSaved } = useProfileForm(profile);
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const saved = isSaved ? { text: t('profile.saved') } : undefined;
  return (
    <section className={card} aria-labelledby="profile-details">
      <h2 id="profile-details" className={styles.cardTitle}>
        {t('profile.details')}
      </h2>
      <div className={messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage message={message} />
        <OutcomeMessage message={saved} tone="success" />
      </div>
      <Form onSubmit={(event) => void submit(event)}>
        <NameField
          {...toFieldProps(form.register('fullName'))}
          id={idOf('fullName')}
          errorMessage={errorOf('fullName')}
        />
        <EmailField
          {...toFieldProps(form.register('emailId'))}
          id={idOf('emailId')}
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
