import { Card, Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useHelpLine } from '../text/useHelpLine.ts';
import * as styles from './PageAside.css.ts';

/** A link to a page on the same subject. */
export interface AsideLink {
  label: string;
  href: string;
}

/** The props of `PageAside`. */
export interface PageAsideProps {
  title: string;
  /** What helps with the page, in short sentences. */
  facts: readonly string[];
  links: readonly AsideLink[];
}

/** The aside of a public page: what helps with it, related pages, and the office. */
export function PageAside({ title, facts, links }: PageAsideProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { phone, hours } = useHelpLine();
  return (
    <>
      <Card title={title}>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Card>
      <nav aria-labelledby="related" className={styles.part}>
        <h2 id="related">{t('common:aside.related')}</h2>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} isAlone>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="office" className={styles.part}>
        <h2 id="office">{t('common:aside.office')}</h2>
        <p>{t('common:aside.office.text', { phone, hours })}</p>
      </section>
    </>
  );
}
