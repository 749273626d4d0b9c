import { ExternalLink, Link } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useConfiguration } from '../../api/useConfiguration.ts';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import { useText } from '../../i18n/useText.ts';
import * as styles from './SitemapPage.css.ts';

const applyPath = '/website/grievance/addgrievance';

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

function Outside({ href, children }: { href: string | undefined; children: ReactNode }) {
  const { t } = useText();
  if (href === '') return null;
  return (
    <li>
      {href ? (
        <ExternalLink href={href} note={t('shell.externalLink')}>
          {children}
        </ExternalLink>
      ) : (
        children
      )}
    </li>
  );
}

function CitizenServices() {
  const { m } = useText();
  const outside = useConfiguration();
  return (
    <li>
      {m('header.citizenServices')}
      <ul className={styles.inner}>
        <Entry href="/login">{m('sitemap.apply')}</Entry>
        <Entry href={applyPath}>{m('header.illegitimate')}</Entry>
        <Outside href={outside?.donationUrl}>{m('header.donate')}</Outside>
        <Outside href={outside?.guestHouseUrl}>{m('header.guestHouse')}</Outside>
      </ul>
    </li>
  );
}

/** All places of the public site in two groups, each link as the specification leads it (spec 2.8). */
export function SitemapPage() {
  const { m, t } = useText();
  return (
    <PublicPage title={t('footer.sitemap')}>
      <div className={styles.groups}>
        <Group id="global" title={m('sitemap.global')}>
          <Entry href="/website/about">{m('header.about')}</Entry>
          <CitizenServices />
          <Entry href="/home">{m('sitemap.status')}</Entry>
          <Entry href="/website/faq">{m('header.faq')}</Entry>
          <Entry href="/login">{m('header.login')}</Entry>
          <Entry href="/registration">{m('header.register')}</Entry>
        </Group>
        <Group id="help" title={m('sitemap.help')}>
          <Entry href="/website/faq">{m('header.faq')}</Entry>
          <Entry href="/website/contact-us">{m('sitemap.contact')}</Entry>
          <Entry href="/website/policy">{m('sitemap.policy')}</Entry>
          <Entry href="/website/disclaimer">{m('sitemap.disclaimer')}</Entry>
          <Entry href="/website/terms">{m('sitemap.terms')}</Entry>
        </Group>
      </div>
    </PublicPage>
  );
}
