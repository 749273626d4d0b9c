import { Icon, Link } from '@temple-land/ui';
import { Rss } from 'lucide';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './FeedLinks.css.ts';

/** A feed of a page: its words and its address at the service. */
export interface Feed {
  label: string;
  href: string;
  /** The media type, `application/atom+xml` unless given. */
  type?: string;
}

/** Where programs get the list above: feeds and open data. The head of the page announces them to feed readers. */
export function FeedLinks({ feeds }: { feeds: readonly Feed[] }) {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <p className={styles.feeds}>
      <Icon of={Rss} size="small" />
      {t('common:feeds.lead')}
      {feeds.map(({ label, href, type = 'application/atom+xml' }) => (
        <Fragment key={href}>
          <link rel="alternate" type={type} href={href} />
          <Link href={href} isAlone>
            {label}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
