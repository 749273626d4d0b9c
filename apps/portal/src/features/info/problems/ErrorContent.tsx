import { ButtonLink, Container } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { PortalLogo } from '../../../common/page/PortalLogo.tsx';
import { row } from '../../../common/page/card.css.ts';
import * as styles from './ErrorContent.css.ts';

/** The props of `ErrorContent`. */
export interface ErrorContentProps {
  title: string;
  text?: string;
  /** An action before the home link. */
  action?: ReactNode;
}

/** The content of an error page: title, text and a home link. */
export function ErrorContent({ title, text, action }: ErrorContentProps) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <Container className={styles.content}>
      <PortalLogo ground="surface" size="alone" />
      <h1>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={`${row} ${styles.links}`}>
        {action}
        <ButtonLink kind={action === undefined ? 'primary' : 'secondary'} href={href('/home')}>
          {t('specification:page.goHome')}
        </ButtonLink>
      </div>
    </Container>
  );
}
