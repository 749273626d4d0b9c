import { useTranslation } from 'react-i18next';
import { Container } from '@temple-land/ui';
import type { TextKey } from '../../i18n/textKey.ts';
import * as styles from './HomeProcess.css.ts';
import { lead } from './shared.css.ts';

const steps: readonly (readonly [title: TextKey<'home'>, text: TextKey<'home'>])[] = [
  ['after.submit', 'after.submit.text'],
  ['after.verify', 'after.verify.text'],
  ['after.decision', 'after.decision.text'],
  ['after.order', 'after.order.text'],
];

/** What happens to an application, in four steps. */
export function HomeProcess() {
  const { t } = useTranslation(['home', 'common', 'specification']);
  return (
    <section className={styles.process} aria-labelledby="after">
      <Container>
        <div className={styles.processHead}>
          <h2 id="after">{t('after.title')}</h2>
          <p className={lead}>{t('after.lead')}</p>
        </div>
        <ol className={styles.processGrid}>
          {steps.map(([title, text], index) => (
            <li key={title} className={styles.processStep}>
              <span className={styles.stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.stepTitle}>{t(title)}</h3>
              <p className={styles.stepText}>{t(text)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
