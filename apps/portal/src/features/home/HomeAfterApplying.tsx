import { wrap } from '../../blocks/layout.css.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './HomeAfterApplying.css.ts';
import { lead } from './shared.css.ts';

const steps: readonly (readonly [title: PageKey, text: PageKey])[] = [
  ['home.after.submit', 'home.after.submit.text'],
  ['home.after.verify', 'home.after.verify.text'],
  ['home.after.decision', 'home.after.decision.text'],
  ['home.after.order', 'home.after.order.text'],
];

/** What happens to an application, in four steps. */
export function HomeAfterApplying() {
  const { t } = useText();
  return (
    <section className={styles.after} aria-labelledby="after">
      <div className={wrap}>
        <div className={styles.afterHead}>
          <h2 id="after">{t('home.after.title')}</h2>
          <p className={lead}>{t('home.after.lead')}</p>
        </div>
        <ol className={styles.afterGrid}>
          {steps.map(([title, text], index) => (
            <li key={title} className={styles.afterStep}>
              <span className={styles.afterNumber} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.afterTitle}>{t(title)}</h3>
              <p className={styles.afterText}>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
