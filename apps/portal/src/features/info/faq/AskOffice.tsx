import { ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { lazySection } from '../../../common/page/lazySection.tsx';
import { card, muted, row } from '../../../common/page/card.css.ts';
import { useSession } from '../../../state/useSession.ts';
import * as styles from '../ContactPage.css.ts';

// A prerendered page for visitors needs none of these parts.
const OwnQuestions = lazySection(async () => (await import('./OwnQuestions.tsx')).OwnQuestions);
const QuestionForm = lazySection(async () => (await import('./QuestionForm.tsx')).QuestionForm);

function SignIn() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <>
      <p>{t('ask.signIn')}</p>
      <div className={row}>
        <ButtonLink kind="primary" href={href('/login')}>
          {t('specification:header.login')}
        </ButtonLink>
        <ButtonLink href={href('/registration')}>{t('specification:header.register')}</ButtonLink>
      </div>
    </>
  );
}

/** Questions to the office: a login link for visitors, form and answers for users. */
export function AskOffice() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const session = useSession();
  // Administrators answer these questions and ask none.
  if (session?.userType === 'A') return null;
  return (
    <section className={styles.ask} aria-labelledby="ask-office">
      <h2 id="ask-office">{t('ask.title')}</h2>
      <p className={muted}>{t('ask.lead')}</p>
      <div className={session === undefined ? styles.alone : styles.columns}>
        <div className={`${card} ${styles.form}`}>
          {session === undefined ? <SignIn /> : <QuestionForm session={session} />}
        </div>
        {session !== undefined && <OwnQuestions />}
      </div>
    </section>
  );
}
