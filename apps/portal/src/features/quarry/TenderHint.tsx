import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import * as styles from '../../common/form/formPage.css.ts';

/** A hint where the terms of a source are published. */
export function TenderHint() {
  const { t } = useTranslation(['quarry', 'common', 'specification']);
  return (
    <aside className={styles.asideCard} aria-label={t('about')}>
      <h2 className={styles.asideTitle}>{t('tenders')}</h2>
      <p className={styles.lead}>{t('tenders.text')}</p>
      <Link href={href('/website/tender')}>{t('specification:tender.page')}</Link>
    </aside>
  );
}
