import { Container, Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { PortalLogo } from '../../../common/page/PortalLogo.tsx';
import { languageNames } from '../../../i18n/languageNames.ts';
import { useOfferedLanguages } from '../../../i18n/useOfferedLanguages.ts';
import * as styles from './ErrorContent.css.ts';

/** The head of a page without scripts: the portal's name and links to the page in each language. */
export function BareHeader() {
  const { t } = useTranslation(['common', 'office']);
  return (
    <Container elementType="header" className={styles.bare}>
      <p className={styles.name}>
        <PortalLogo ground="surface" />
        {t('office:name')}
      </p>
      <nav aria-label={t('common:shell.language')} className={styles.languages}>
        {useOfferedLanguages().map((language) => (
          <Link key={language} href={`?lang=${language}`} lang={language} isAlone>
            {languageNames[language]}
          </Link>
        ))}
      </nav>
    </Container>
  );
}
