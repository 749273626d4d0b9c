import { ExternalLink, Link } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import type { TextKey } from '../../i18n/textKey.ts';
import * as styles from './SitemapPage.css.ts';

const applyPath = '/website/grievance/addgrievance';

// The other public pages, in the order of the sitemap.
const morePages = [
  { path: href('/website/tender'), label: 'specification:tender.page' },
  { path: href('/website/notification'), label: 'common:title.notification' },
  { path: href('/website/plot-check'), label: 'common:title.plotCheck' },
  { path: href('/website/land-map'), label: 'common:title.landMap' },
  { path: href('/website/track-status'), label: 'common:title.trackStatus' },
  { path: href('/website/verify-document'), label: 'common:title.verify' },
  { path: href('/website/figures'), label: 'common:title.figures' },
  { path: href('/website/open-data'), label: 'common:title.openData' },
  { path: href('/quarry-application'), label: 'common:title.quarry' },
  { path: href('/website/grievance/viewgrievance'), label: 'common:title.grievances' },
  { path: href('/website/search'), label: 'common:title.search' },
  { path: href('/website/help'), label: 'common:title.help' },
  { path: href('/website/glossary'), label: 'common:title.glossary' },
  { path: href('/website/content'), label: 'common:title.content' },
  { path: href('/website/feature-inner'), label: 'common:title.features' },
  { path: href('/land-records'), label: 'common:title.landRecords' },
  { path: href('/privacy-policy'), label: 'common:footer.privacy' },
  { path: href('/website/screen-reader'), label: 'common:shell.screenReader' },
  { path: href('/website/accessibility'), label: 'common:title.accessibility' },
] as const satisfies readonly { path: string; label: TextKey }[];

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function Entry({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href}>{children}</Link>
    </li>
  );
}

function ExternalEntry({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === '') return null;
  return <li>{href ? <ExternalLink href={href}>{children}</ExternalLink> : children}</li>;
}

function CitizenServices() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  const outside = useConfiguration();
  return (
    <li>
      {t('specification:header.citizenServices')}
      <ul className={styles.inner}>
        <Entry href={href('/login')}>{t('specification:sitemap.apply')}</Entry>
        <Entry href={applyPath}>{t('specification:header.illegitimate')}</Entry>
        <ExternalEntry href={outside?.donationUrl}>
          {t('specification:header.donate')}
        </ExternalEntry>
        <ExternalEntry href={outside?.guestHouseUrl}>
          {t('specification:header.guestHouse')}
        </ExternalEntry>
      </ul>
    </li>
  );
}

/**
 * The sitemap: all pages of the public site: two groups with the links of the specification (spec 2.8), then the
 * others.
 */
export function SitemapPage() {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <PublicPage title={t('common:footer.sitemap')}>
      <div className={styles.groups}>
        <Group id="global" title={t('specification:sitemap.global')}>
          <Entry href={href('/website/about')}>{t('specification:header.about')}</Entry>
          <CitizenServices />
          <Entry href={href('/home')}>{t('specification:sitemap.status')}</Entry>
          <Entry href={href('/website/faq')}>{t('specification:header.faq')}</Entry>
          <Entry href={href('/login')}>{t('specification:header.login')}</Entry>
          <Entry href={href('/registration')}>{t('specification:header.register')}</Entry>
        </Group>
        <Group id="help" title={t('specification:sitemap.help')}>
          <Entry href={href('/website/faq')}>{t('specification:header.faq')}</Entry>
          <Entry href={href('/website/contact-us')}>{t('specification:sitemap.contact')}</Entry>
          <Entry href={href('/website/policy')}>{t('specification:sitemap.policy')}</Entry>
          <Entry href={href('/website/disclaimer')}>{t('specification:sitemap.disclaimer')}</Entry>
          <Entry href={href('/website/terms')}>{t('specification:sitemap.terms')}</Entry>
        </Group>
        <Group id="more" title={t('sitemap.more')}>
          {morePages.map(({ path, label }) => (
            <Entry key={path} href={path}>
              {t(label)}
            </Entry>
          ))}
        </Group>
      </div>
    </PublicPage>
  );
}
