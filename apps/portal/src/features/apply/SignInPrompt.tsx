import { useTranslation } from 'react-i18next';
import { SignInCard } from '../../common/form/SignInCard.tsx';
import { steps } from './steps/steps.ts';

/** The land application page of a visitor: what an application requires, with login and registration. */
export function SignInPrompt() {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <SignInCard
      title={t('signIn.title')}
      text={t('signIn.text')}
      ready={[t('signIn.mobile'), t('signIn.land'), t('signIn.documents')]}
      stepsTitle={t('signIn.steps')}
      steps={steps.map(({ title }) => t(title))}
    />
  );
}
