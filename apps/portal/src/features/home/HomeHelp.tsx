import { ButtonLink, Container, Icon } from '@temple-land/ui';
import { Phone } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useHelpLine } from '../../common/text/useHelpLine.ts';
import * as styles from './HomeHelp.css.ts';
import { lead, section, tile } from './shared.css.ts';

/** Where to ask for help with a form. */
export function HomeHelp() {
  const { t } = useTranslation(['home', 'common', 'specification']);
  const { phone, hours, className } = useHelpLine();
  return (
    <Container elementType="section" className={`${section} ${styles.help}`} aria-labelledby="help">
      <span className={tile}>
        <Icon of={Phone} size="large" />
      </span>
      <div>
        <h2 id="help" className={styles.helpTitle}>
          {t('help.title')}
        </h2>
        <p className={`${lead} ${className}`}>{t('help.text', { phone, hours })}</p>
      </div>
      <div className={styles.helpAction}>
        <ButtonLink href={href('/website/contact-us')}>{t('help.contact')}</ButtonLink>
      </div>
    </Container>
  );
}
