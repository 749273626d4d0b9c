import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { plainList } from '../../../common/form/formPage.css.ts';

/** Who can apply, what it costs and how long it takes; and what becomes of the answers. */
export function BeforeYouStart() {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <>
      <h3>{t('before')}</h3>
      <ul className={plainList}>
        <li>{t('before.who')}</li>
        <li>{t('before.fee')}</li>
        <li>{t('before.time')}</li>
        <li>
          {t('before.privacy')}{' '}
          <Link href={href('/privacy-policy')}>{t('common:title.privacyPolicy')}</Link>
        </li>
      </ul>
    </>
  );
}
