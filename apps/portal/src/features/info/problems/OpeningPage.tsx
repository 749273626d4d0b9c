import { ButtonLink, Container, Link } from '@temple-land/ui';
import { languages } from '@temple-land/portal-core';
import { DoorOpen } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { PortalLogo } from '../../../common/page/PortalLogo.tsx';
import { languageNames } from '../../../i18n/languageNames.ts';
import { ErrorContent } from './ErrorContent.tsx';
import * as styles from './ErrorContent.css.ts';

/**
 * The page that the service sends in place of the public pages until administrators open the portal, without scripts.
 * The service fills in the details of the office.
 */
export function OpeningPage() {
  const { t } = useTranslation(['info', 'common', 'office', 'specification']);
  return (
    <>
      <Container elementType="header" className={styles.bare}>
        <p className={styles.name}>
          <PortalLogo ground="surface" />
          {t('office:name')}
        </p>
        <nav aria-label={t('common:shell.language')} className={styles.languages}>
          {languages.map((language) => (
            <Link key={language} href={`?lang=${language}`} lang={language} isAlone>
              {languageNames[language]}
            </Link>
          ))}
        </nav>
      </Container>
      <ErrorContent
        icon={DoorOpen}
        title={t('opening.title')}
        text={t('opening.text')}
        hasHomeLink={false}
        action={
          <ButtonLink kind="secondary" href={href('/login')}>
            {t('opening.staff')}
          </ButtonLink>
        }
      >
        <p>{t('office:owner')}</p>
        <p>{t('office:address')}</p>
      </ErrorContent>
    </>
  );
}
