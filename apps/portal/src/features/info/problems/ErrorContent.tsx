import { ButtonLink, Container, Icon, Link } from '@temple-land/ui';
import { Mail, Phone, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { row } from '../../../common/page/card.css.ts';
import * as styles from './ErrorContent.css.ts';

/** The props of `ErrorContent`. */
export interface ErrorContentProps {
  /** Shows at a glance what the matter is. */
  icon: IconNode;
  title: string;
  text?: string;
  /** What helps on the page itself, for example a search. */
  children?: ReactNode;
  /** An action before the home link. */
  action?: ReactNode;
  /** Whether the portal can be opened from here. */
  hasHomeLink?: boolean;
}

/** Telephone and e-mail of the office. */
function OfficeContact() {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const phone = t('office:phone');
  const email = t('office:email');
  return (
    <aside className={styles.contact} aria-labelledby="problem-contact" data-contact="true">
      <h2 id="problem-contact" className={styles.contactTitle}>
        {t('common:problem.help')}
      </h2>
      <p className={styles.contactText}>
        {t('common:problem.help.text', { hours: t('office:hours') })}
      </p>
      <p className={styles.line}>
        <Icon of={Phone} />
        <Link href={`tel:${phone.replaceAll(' ', '')}`} isAlone>
          {phone}
        </Link>
      </p>
      <p className={styles.line}>
        <Icon of={Mail} />
        <Link href={`mailto:${email}`} isAlone>
          {email}
        </Link>
      </p>
    </aside>
  );
}

/** The content of a page about a problem: what the matter is, what to do, and how to reach the office. */
export function ErrorContent({
  icon,
  title,
  text,
  children,
  action,
  hasHomeLink = true,
}: ErrorContentProps) {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <Container className={styles.content}>
      <div className={styles.problem}>
        <span className={styles.mark}>
          <Icon of={icon} size="large" />
        </span>
        <h1>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
        <div className={`${row} ${styles.links}`}>
          {action}
          {hasHomeLink && (
            <ButtonLink kind={action === undefined ? 'primary' : 'secondary'} href={href('/home')}>
              {t('specification:page.goHome')}
            </ButtonLink>
          )}
        </div>
      </div>
      <OfficeContact />
    </Container>
  );
}
