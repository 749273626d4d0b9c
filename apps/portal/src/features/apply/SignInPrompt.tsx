import { SignInCard } from '../../blocks/SignInCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { steps } from './steps.ts';

/** Tells a visitor what an application for land takes. */
export function SignInPrompt() {
  const { t } = useText();
  return (
    <SignInCard
      title={t('apply.signIn.title')}
      text={t('apply.signIn.text')}
      ready={[t('apply.signIn.mobile'), t('apply.signIn.land'), t('apply.signIn.documents')]}
      stepsTitle={t('apply.signIn.steps')}
      steps={steps.map(({ title }) => t(title))}
    />
  );
}
