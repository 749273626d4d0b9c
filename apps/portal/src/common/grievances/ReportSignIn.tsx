import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInCard } from '../form/SignInCard.tsx';

/** The report page of a visitor: what a report requires, with login, registration and another way below. */
export function ReportSignIn({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <SignInCard
      title={t('common:report.signIn.title')}
      text={t('common:report.signIn.text')}
      ready={[
        t('common:report.signIn.place'),
        t('common:report.signIn.words'),
        t('common:report.signIn.photos'),
      ]}
      stepsTitle={t('common:apply.done.next')}
      steps={[
        t('common:report.next.look'),
        t('common:report.next.visit'),
        t('common:report.next.transfer'),
      ]}
    >
      {children}
    </SignInCard>
  );
}
