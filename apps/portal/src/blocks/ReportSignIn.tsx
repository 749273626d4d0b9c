import { useText } from '../i18n/useText.ts';
import { SignInCard } from './SignInCard.tsx';

/** What a visitor reads about reports of illegitimate land use. */
export function ReportSignIn() {
  const { t } = useText();
  return (
    <SignInCard
      title={t('report.signIn.title')}
      text={t('report.signIn.text')}
      ready={[t('report.signIn.place'), t('report.signIn.words'), t('report.signIn.photos')]}
      stepsTitle={t('apply.done.next')}
      steps={[t('report.next.look'), t('report.next.visit'), t('report.next.transfer')]}
    />
  );
}
