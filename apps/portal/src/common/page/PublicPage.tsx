import { Breadcrumbs, Columns, Container, PageHeader, type Crumb } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import * as styles from './PublicPage.css.ts';

/** The props of `PublicPage`. */
export interface PublicPageProps {
  /** The heading. */
  title: string;
  lead?: string | undefined;
  /** The pages between the home page and this one. */
  parents?: readonly Crumb[] | undefined;
  /** Language of the title if it differs from the page. */
  titleLang?: string | undefined;
  /** The last breadcrumb; the title by default. */
  crumb?: string | undefined;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Further reading beside the content, below it where the space is narrow. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The column of a public page with breadcrumbs, heading and content. */
export function PublicPage(props: PublicPageProps) {
  const { title, titleLang, crumb = title, lead, parents = [], actions, aside, children } = props;
  const { t } = useTranslation(['common', 'specification']);
  return (
    <Container>
      <Breadcrumbs
        label={t('common:shell.breadcrumbs')}
        crumbs={[{ label: t('common:title.home'), href: href('/home') }, ...parents]}
        currentLabel={crumb}
      />
      <div className={styles.head}>
        <PageHeader
          title={titleLang === undefined ? title : <span lang={titleLang}>{title}</span>}
          lead={lead}
          actions={actions}
        />
      </div>
      {aside === undefined ? (
        children
      ) : (
        <Columns kind="aside" gap="2xl">
          <div className={styles.content}>{children}</div>
          <aside className={styles.aside} aria-label={t('common:shell.aside')}>
            {aside}
          </aside>
        </Columns>
      )}
    </Container>
  );
}
