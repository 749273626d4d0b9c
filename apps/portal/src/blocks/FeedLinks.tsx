import { Icon, Link } from '@temple-land/ui';
import { Rss } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './FeedLinks.css.ts';

/** A feed of a page: its words and its address at the service. */
export interface Feed {
  label: string;
  href: string;
}

/** Where the list above can be had by programs: feeds and open data. */
export function FeedLinks({ feeds }: { feeds: readonly Feed[] }) {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <p className={styles.feeds}>
      <Icon of={Rss} size="small" />
      {t('common:feeds.lead')}
      {feeds.map(({ label, href }) => (
        <Link key={href} href={href} isAlone>
          {label}
        </Link>
      ))}
    </p>
  );
}
