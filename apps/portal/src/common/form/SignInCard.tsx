import { ButtonLink, Stack } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import * as styles from './formPage.css.ts';

/** The props of `SignInCard`. */
export interface SignInCardProps {
  title: string;
  text: string;
  /** What the applicant needs for the form. */
  ready: readonly string[];
  stepsTitle: string;
  steps: readonly string[];
  /** Another way than logging in, below the card. */
  children?: ReactNode;
}

/** Shows a visitor what a form requires and what happens next, with links to login and registration. */
export function SignInCard(props: SignInCardProps) {
  const { title, text, ready, stepsTitle, steps, children } = props;
  const { t } = useTranslation(['common', 'specification']);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <section className={styles.formCard} aria-labelledby="sign-in">
          <h2 id="sign-in">{title}</h2>
          <p className={styles.lead}>{text}</p>
          <h3>{t('common:apply.signIn.ready')}</h3>
          <ul className={styles.plainList}>
            {ready.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <Stack direction="row" gap="md">
            <ButtonLink
              kind={children === undefined ? 'primary' : 'secondary'}
              href={href('/login')}
            >
              {t('specification:header.login')}
            </ButtonLink>
            <ButtonLink href={href('/registration')}>
              {t('specification:header.register')}
            </ButtonLink>
          </Stack>
        </section>
        {children}
      </div>
      <section className={styles.asideCard} aria-labelledby="sign-in-steps">
        <h2 id="sign-in-steps" className={styles.asideTitle}>
          {stepsTitle}
        </h2>
        <ol className={styles.plainList}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
