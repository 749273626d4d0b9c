import type { PersonalDetails } from '@temple-land/portal-core';
import { Button, Form, TextArea, TextField } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { toFieldProps } from '../../../common/form/toFieldProps.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { card, row } from '../../../common/page/card.css.ts';
import { messages } from './AccountPage.css.ts';
import * as styles from './EditProfilePage.css.ts';
import { usePersonalDetails, usePersonalDetailsForm } from './usePersonalDetails.ts';

const order = ['address', 'pinCode', 'nomineeName', 'nomineeRelation'] as const;

function DetailsForm({ details }: { details: PersonalDetails }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { form, submit, isPending, message, isSaved } = usePersonalDetailsForm(details);
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const propsOf = (field: (typeof order)[number]) => ({
    ...toFieldProps(form.register(field)),
    id: idOf(field),
    errorMessage: errorOf(field),
    optionalLabel: t('common:field.optional'),
  });
  return (
    <>
      <div className={messages}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage message={message} />
        <OutcomeMessage
          message={isSaved ? { text: t('personal.saved') } : undefined}
          tone="success"
        />
      </div>
      <Form onSubmit={(event) => void submit(event)}>
        <TextArea
          {...propsOf('address')}
          label={t('personal.address')}
          description={t('personal.address.hint')}
          rows={3}
          autoComplete="street-address"
        />
        <TextField
          {...propsOf('pinCode')}
          label={t('common:apply.pinCode')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <fieldset className={styles.group}>
          <legend className={styles.partTitle}>{t('personal.nominee')}</legend>
          <p>{t('personal.nominee.lead')}</p>
          <div className={styles.fields}>
            <TextField {...propsOf('nomineeName')} label={t('personal.nominee.name')} />
            <TextField {...propsOf('nomineeRelation')} label={t('personal.nominee.relation')} />
          </div>
        </fieldset>
        <div className={row}>
          <Button type="submit" kind="primary" isPending={isPending}>
            {t('personal.save')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The postal address of a citizen and the nominee, who uses the rights in the data after death. */
export function PersonalDetailsCard() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { details, isPending, message, refetch } = usePersonalDetails();
  return (
    <section className={card} aria-labelledby="profile-personal">
      <h2 id="profile-personal" className={styles.cardTitle}>
        {t('personal.title')}
      </h2>
      <p className={styles.cardLead}>{t('personal.lead')}</p>
      <Retry message={message} part={t('personal.title')} onRetry={refetch} />
      {isPending && <Loading />}
      {details && <DetailsForm details={details} />}
    </section>
  );
}
