import { Icon, Link } from '@temple-land/ui';
import { Rss } from 'lucide';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './FeedLinks.css.ts';

/** A feed of a page: its label and its URL. */
export interface Feed {
  label: string;
  href: string;
  /** The media type, `application/atom+xml` unless given. */
  type?: string;
}

/** The links to feeds and open data of a list, also as alternate links for feed readers. */
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
