import { useTranslation } from 'react-i18next';
import { glossary } from '../../common/land/glossary.ts';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { secondNameLanguage } from '../../i18n/secondNameLanguage.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as styles from './GlossaryPage.css.ts';

/** The glossary of the land record: each term with its name in the other script and one explanation. */
export function GlossaryPage() {
  const { t } = useTranslation(['glossary', 'common', 'specification']);
  const second = secondNameLanguage(useLanguage());
  return (
    <PublicPage title={t('common:title.glossary')} lead={t('lead')}>
      <dl className={styles.terms}>
        {Object.entries(glossary).map(([term, { name, text, secondNames }]) => (
          <div key={term} id={term} className={styles.term}>
            <dt className={styles.name}>
              {t(name)}{' '}
              <span className={styles.secondName} lang={second}>
                {secondNames[second]}
              </span>
            </dt>
            <dd className={styles.text}>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </PublicPage>
  );
}
