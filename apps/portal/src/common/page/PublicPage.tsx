import { Breadcrumbs, Container, PageHeader } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import * as styles from './PublicPage.css.ts';

/** The props of `PublicPage`. */
export interface PublicPageProps {
  /** The heading, and the last breadcrumb. */
  title: string;
  lead?: string | undefined;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The column of a public page with breadcrumbs, heading and content. */
export function PublicPage({ title, lead, actions, children }: PublicPageProps) {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <Container>
      <Breadcrumbs
        label={t('common:shell.breadcrumbs')}
        crumbs={[{ label: t('common:title.home'), href: href('/home') }]}
        currentLabel={title}
      />
      <div className={styles.head}>
        <PageHeader title={title} lead={lead} actions={actions} />
      </div>
      {children}
    </Container>
  );
}
