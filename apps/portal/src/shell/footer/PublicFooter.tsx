import { Icon, SiteFooter, type NavGroup } from '@temple-land/ui';
import { Mail, Phone } from 'lucide';
import { useTranslation } from 'react-i18next';
import { PortalLogo } from '../../common/page/PortalLogo.tsx';
import { getCurrentYear } from '../../common/text/dateTime.ts';
import { useHelpLine } from '../../common/text/useHelpLine.ts';
import { secondNameLanguage } from '../../i18n/secondNameLanguage.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { setTrackOpen } from '../../state/dialogs.ts';
import { helpLinks, serviceLinks, policyLinks } from '../header/headerLinks.ts';
import * as styles from './PublicFooter.css.ts';
import { useServiceTargets, useSocialTargets, useNavTargets } from '../header/useNavigation.ts';

function Contact() {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const language = useLanguage();
  const { phone, email, className } = useHelpLine();
  return (
    <>
      <div className={styles.brand}>
        <PortalLogo ground="chrome" />
        <div>
          <span className={styles.name}>{t('office:name')}</span>
          <span lang={secondNameLanguage(language)} className={styles.otherName}>
            {t('office:otherName')}
          </span>
        </div>
      </div>
      <address className={styles.address}>{t('office:address')}</address>
      <div className={`${styles.contacts} ${className}`}>
        <a className={styles.contact} href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon of={Phone} size="medium" />
          {phone}
        </a>
        <a className={styles.contact} href={`mailto:${email}`}>
          <Icon of={Mail} size="medium" />
          {email}
        </a>
      </div>
    </>
  );
}

function useFooterGroups(): NavGroup[] {
  const { t } = useTranslation(['common', 'specification']);
  const targets = useNavTargets();
  const social = useSocialTargets();
  const [first, ...others] = useServiceTargets();
  const track = { label: t('specification:header.track'), onClick: () => setTrackOpen(true) };
  const services = [first, track, ...others, ...targets(serviceLinks)].filter(
    (entry) => entry !== undefined,
  );
  return [
    { label: t('common:footer.services'), items: services },
    { label: t('common:footer.help'), items: targets(helpLinks) },
    { label: t('common:footer.policies'), items: targets(policyLinks) },
    { label: t('common:footer.social'), items: social },
  ].filter(({ items }) => items.length > 0);
}

/** The footer of the public pages: contact, services, help, policies and social links (spec 2.2). */
export function PublicFooter() {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const groups = useFooterGroups();
  return (
    <SiteFooter
      className={styles.footer}
      contact={<Contact />}
      groups={groups}
      notes={[t('office:copyright', { year: getCurrentYear() })]}
    />
  );
}
