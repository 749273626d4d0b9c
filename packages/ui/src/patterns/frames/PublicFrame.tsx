import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink, Icon, SiteFooter, SiteHeader, SkipLink } from '../../index.ts';
import * as styles from './Frame.css.ts';
import type { FrameTexts } from './frameTexts.ts';
import { Logo } from '../common/Logo.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';

/** The props of `PublicFrame`. */
export interface PublicFrameProps {
  texts: FrameTexts;
  isDark: boolean;
  onTrack: () => void;
  /** The page with its `main` of the id "main". */
  children: ReactNode;
}

function getServices(texts: FrameTexts) {
  return [
    { label: texts.apply, href: '#apply' },
    { label: texts.report, href: '#log-in' },
    { label: texts.donate, href: 'https://donate.example/', isExternal: true },
    { label: texts.guestHouse, href: 'https://stay.example/', isExternal: true },
  ];
}

function Contact({ texts }: { texts: FrameTexts }) {
  return (
    <>
      <div className={styles.contactBrand}>
        <Logo ground="chrome" />
        <div>
          <span className={styles.contactName}>{texts.name}</span>
          <span lang={texts.otherName.lang} className={styles.chromeMuted}>
            {texts.otherName.text}
          </span>
        </div>
      </div>
      <address className={styles.address}>{texts.address}</address>
      <div>
        <a className={styles.contactLink} href="tel:06752000000">
          <Icon of={Phone} size="medium" />
          06752 000 000
        </a>
        <a className={styles.contactLink} href="mailto:land.help@temple.example">
          <Icon of={Mail} size="medium" />
          land.help@temple.example
        </a>
      </div>
    </>
  );
}

function Footer({ texts, onTrack }: Pick<PublicFrameProps, 'texts' | 'onTrack'>) {
  const [first, ...others] = getServices(texts);
  const track = { label: texts.track, onClick: onTrack };
  return (
    <SiteFooter
      contact={<Contact texts={texts} />}
      groups={[
        { label: texts.services, items: first ? [first, track, ...others] : [] },
        {
          label: texts.help,
          items: [
            { label: texts.faq, href: '#faq' },
            { label: texts.contact, href: '#contact' },
            { label: texts.siteMap, href: '#sitemap' },
          ],
        },
        {
          label: texts.policies,
          items: [
            { label: texts.website, href: '#website-policy' },
            { label: texts.privacy, href: '#privacy' },
            { label: texts.terms, href: '#terms' },
            { label: texts.disclaimer, href: '#disclaimer' },
          ],
        },
        {
          label: texts.social,
          items: [
            { label: 'YouTube', href: 'https://video.example/', isExternal: true },
            { label: 'Facebook', href: 'https://people.example/', isExternal: true },
          ],
        },
      ]}
      notes={[texts.copyright, texts.updated]}
      externalNote={texts.externalNote}
    />
  );
}

/** A page with the header and footer of the public pages. */
export function PublicFrame({ texts, isDark, onTrack, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink href="#main">{texts.skip}</SkipLink>
      <SiteHeader
        utility={<DisplaySettings texts={texts} isDark={isDark} />}
        brand={{
          href: '#home',
          mark: <Logo ground="surface" />,
          name: texts.name,
          otherName: texts.otherName,
        }}
        navigationLabel={texts.navigation}
        navigation={[
          { label: texts.about, href: '#about' },
          { label: texts.services, items: getServices(texts) },
          { label: texts.tenders, href: '#tenders' },
          { label: texts.track, onClick: onTrack },
          { label: texts.faq, href: '#faq' },
        ]}
        actions={
          <>
            <ButtonLink href="#log-in">{texts.logIn}</ButtonLink>
            <ButtonLink href="#register" kind="primary">
              {texts.register}
            </ButtonLink>
          </>
        }
        menuLabel={texts.menu}
        closeLabel={texts.close}
        externalNote={texts.externalNote}
      />
      {children}
      <Footer texts={texts} onTrack={onTrack} />
    </div>
  );
}
