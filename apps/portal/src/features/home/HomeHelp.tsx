import { ButtonLink, Icon } from '@temple-land/ui';
import { Phone } from 'lucide';
import { wrap } from '../../blocks/layout.css.ts';
import { useHelpLine } from '../../blocks/useHelpLine.ts';
import { useText } from '../../i18n/useText.ts';
import { usePathIsKnown } from '../../state/knownPaths.ts';
import * as styles from './HomeHelp.css.ts';
import { lead, section, tile } from './shared.css.ts';

const contactPath = '/website/contact-us';

/** Where to ask for help with a form. */
export function HomeHelp() {
  const { t } = useText();
  const hasContactPage = usePathIsKnown(contactPath);
  const { phone, className } = useHelpLine();
  return (
    <section className={`${wrap} ${section} ${styles.help}`} aria-labelledby="help">
      <span className={tile}>
        <Icon of={Phone} size="large" />
      </span>
      <div>
        <h2 id="help" className={styles.helpTitle}>
          {t('home.help.title')}
        </h2>
        <p className={`${lead} ${className}`}>{t('home.help.text', { phone })}</p>
      </div>
      <div className={styles.helpAction}>
        <ButtonLink href={hasContactPage ? contactPath : `tel:${phone.replaceAll(' ', '')}`}>
          {t('home.help.contact')}
        </ButtonLink>
      </div>
    </section>
  );
}
