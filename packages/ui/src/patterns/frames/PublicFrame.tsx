import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink, Icon, SiteFooter, SiteHeader, SkipLink } from '../../index.ts';
import * as styles from './Frame.css.ts';
import type { FrameWords } from './frameTexts.ts';
import { Mark } from '../common/Logo.tsx';
import { ViewTools } from './DisplaySettings.tsx';

/** The props of `PublicFrame`. */
export interface PublicFrameProps {
  words: FrameWords;
  isDark: boolean;
  onTrack: () => void;
  /** The page with its `main` of the id "main". */
  children: ReactNode;
}

function servicesOf(words: FrameWords) {
  return [
    { label: words.apply, href: '#apply' },
    { label: words.report, href: '#log-in' },
    { label: words.donate, href: 'https://donate.example/', isExternal: true },
    { label: words.guestHouse, href: 'https://stay.example/', isExternal: true },
  ];
}

function Contact({ words }: { words: FrameWords }) {
  return (
    <>
      <div className={styles.contactBrand}>
        <Mark ground="chrome" />
        <div>
          <span className={styles.contactName}>{words.name}</span>
          <span lang={words.otherName.lang} className={styles.chromeMuted}>
            {words.otherName.text}
          </span>
        </div>
      </div>
      <address className={styles.address}>{words.address}</address>
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

function Footer({ words, onTrack }: Pick<PublicFrameProps, 'words' | 'onTrack'>) {
  const [first, ...others] = servicesOf(words);
  const track = { label: words.track, onClick: onTrack };
  return (
    <SiteFooter
      contact={<Contact words={words} />}
      groups={[
        { label: words.services, items: first ? [first, track, ...others] : [] },
        {
          label: words.help,
          items: [
            { label: words.faq, href: '#faq' },
            { label: words.contact, href: '#contact' },
            { label: words.siteMap, href: '#sitemap' },
          ],
        },
        {
          label: words.policies,
          items: [
            { label: words.website, href: '#website-policy' },
            { label: words.privacy, href: '#privacy' },
            { label: words.terms, href: '#terms' },
            { label: words.disclaimer, href: '#disclaimer' },
          ],
        },
        {
          label: words.social,
          items: [
            { label: 'YouTube', href: 'https://video.example/', isExternal: true },
            { label: 'Facebook', href: 'https://people.example/', isExternal: true },
          ],
        },
      ]}
      notes={[words.copyright, words.updated]}
      externalNote={words.externalNote}
    />
  );
}

/** Header and footer of the public pages around a page. */
export function PublicFrame({ words, isDark, onTrack, children }: PublicFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink href="#main">{words.skip}</SkipLink>
      <SiteHeader
        utility={<ViewTools words={words} isDark={isDark} />}
        brand={{
          href: '#home',
          mark: <Mark ground="surface" />,
          name: words.name,
          otherName: words.otherName,
        }}
        navigationLabel={words.navigation}
        navigation={[
          { label: words.about, href: '#about' },
          { label: words.services, items: servicesOf(words) },
          { label: words.tenders, href: '#tenders' },
          { label: words.track, onClick: onTrack },
          { label: words.faq, href: '#faq' },
        ]}
        actions={
          <>
            <ButtonLink href="#log-in">{words.logIn}</ButtonLink>
            <ButtonLink href="#register" kind="primary">
              {words.register}
            </ButtonLink>
          </>
        }
        menuLabel={words.menu}
        closeLabel={words.close}
        externalNote={words.externalNote}
      />
      {children}
      <Footer words={words} onTrack={onTrack} />
    </div>
  );
}
