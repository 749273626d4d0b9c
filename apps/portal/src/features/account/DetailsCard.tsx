import { landingPath, type Profile } from '@temple-land/portal-core';
import { Button, ButtonLink, Form, TextField } from '@temple-land/ui';
import { FormSummary } from '../../blocks/FormSummary.tsx';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { card, row } from '../../blocks/surface.css.ts';
import { useFormProblems } from '../../blocks/useFormProblems.ts';
import { useText } from '../../i18n/useText.ts';
import { messages } from './AccountPage.css.ts';
import * as styles from './EditProfilePage.css.ts';
import { useProfileForm } from './useProfile.ts';

const order = ['fullName', 'emailId'] as const;

/** Name and e-mail address of the signed-in user. */
export function DetailsCard({ profile }: { profile: Profile }) {
  const { m, t } = useText();
  const { form, submit, isPending, said, isSaved } = useProfileForm(profile);
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const saved = isSaved ? { text: t('account.profile.saved') } : undefined;
  return (
    <section className={card} aria-labelledby="profile-details">
      <h2 id="profile-details" className={styles.cardTitle}>
        {t('account.profile.details')}
      </h2>
      <div className={messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage said={said} />
        <OutcomeMessage said={saved} tone="success" />
      </div>
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          {...form.register('fullName')}
          id={idOf('fullName')}
          label={m('registration.name')}
          description={t('registration.name.hint')}
          errorMessage={errorOf('fullName')}
          autoComplete="name"
        />
        <TextField
          {...form.register('emailId')}
          id={idOf('emailId')}
          type="email"
          label={m('registration.email')}
          optionalLabel={t('field.optional')}
          errorMessage={errorOf('emailId')}
          autoComplete="email"
        />
        <div className={row}>
          <Button type="submit" kind="primary" isPending={isPending}>
            {m('change.update')}
          </Button>
          <ButtonLink href={landingPath(profile)}>{m('change.cancel')}</ButtonLink>
        </div>
      </Form>
    </section>
  );
}
