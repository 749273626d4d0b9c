import { RadioCards } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { card, stack } from '../page/card.css.ts';
import { useSession } from '../../state/useSession.ts';
import { OtpConsent } from './OtpConsent.tsx';
import { PersonalCodeConsent } from './PersonalCodeConsent.tsx';
import { SignedConsent } from './SignedConsent.tsx';
import type { RepresentationCalls } from './useRepresentationCalls.ts';

const forms = { otp: OtpConsent, personalCode: PersonalCodeConsent, form: SignedConsent } as const;
type Proof = keyof typeof forms;

/** The card with the ways in which a person consents that the user acts for that person. */
export function ConsentCard({ calls }: { calls: RepresentationCalls }) {
  const { t } = useTranslation(['representation', 'common', 'specification']);
  const isCounter = useSession()?.userType === 'C';
  const [proof, setProof] = useState<Proof>('otp');
  const ProofForm = forms[proof];
  const choices = [
    {
      value: 'otp',
      label: t('representation:proof.otp'),
      description: t('representation:proof.otp.text'),
    },
    {
      value: 'personalCode',
      label: t('representation:proof.personalCode'),
      description: t('representation:proof.personalCode.text'),
    },
    {
      value: 'form',
      label: t('representation:proof.form'),
      description: t('representation:proof.form.text'),
    },
  ];
  return (
    <section className={`${card} ${stack}`} aria-labelledby="consent">
      <h2 id="consent">{t('representation:consent')}</h2>
      <RadioCards
        label={t('representation:proof')}
        choices={choices.filter(({ value }) => isCounter || value !== 'form')}
        value={proof}
        onChange={(value) => setProof(value as Proof)}
      />
      <ProofForm key={proof} {...calls} />
    </section>
  );
}
