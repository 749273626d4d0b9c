import { ButtonLink, Container, Link } from '@temple-land/ui';
import { languages } from '@temple-land/portal-core';
import { Construction } from 'lucide';
import { useTranslation } from 'react-i18next';
import { PortalLogo } from '../../../common/page/PortalLogo.tsx';
import { languageNames } from '../../../i18n/languageNames.ts';
import { ErrorContent } from './ErrorContent.tsx';
import * as styles from './ErrorContent.css.ts';

/**
 * The page that the service sends in place of every page during maintenance, without scripts. The service replaces the
 * time and shows its sentence if the operator gave one.
 */
export function MaintenancePage() {
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
        icon={Construction}
        title={t('maintenance.title')}
        text={t('maintenance.text')}
        hasHomeLink={false}
        action={
          <ButtonLink kind="primary" href="">
            {t('offline.retry')}
          </ButtonLink>
        }
      >
        <p hidden data-until="true">
          {t('maintenance.until', { time: '%UNTIL%' })}
        </p>
      </ErrorContent>
    </>
  );
}
