import { ButtonLink } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import * as styles from './apply.css.ts';
import { steps } from './steps.ts';

/** Tells a visitor what an application takes, and leads to login and registration. */
export function SignInPrompt() {
  const { m, t } = useText();
  return (
    <div className={styles.columns}>
      <section className={styles.formCard} aria-labelledby="sign-in">
        <h2 id="sign-in">{t('apply.signIn.title')}</h2>
        <p className={styles.lead}>{t('apply.signIn.text')}</p>
        <h3>{t('apply.signIn.ready')}</h3>
        <ul className={styles.plainList}>
          <li>{t('apply.signIn.mobile')}</li>
          <li>{t('apply.signIn.land')}</li>
          <li>{t('apply.signIn.documents')}</li>
        </ul>
        <div className={styles.ways}>
          <ButtonLink kind="primary" href="/login">
            {m('header.login')}
          </ButtonLink>
          <ButtonLink href="/registration">{m('header.register')}</ButtonLink>
        </div>
      </section>
      <section className={styles.asideCard} aria-labelledby="sign-in-steps">
        <h2 id="sign-in-steps" className={styles.asideTitle}>
          {t('apply.signIn.steps')}
        </h2>
        <ol className={styles.plainList}>
          {steps.map(({ number, title }) => (
            <li key={number}>{t(title)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
