import { ButtonLink } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { wrap } from '../../../common/page/layout.css.ts';
import { PortalLogo } from '../../../common/page/PortalLogo.tsx';
import { row } from '../../../common/page/surface.css.ts';
import * as styles from './Problem.css.ts';

/** What a page that could not be shown says. */
export interface ProblemProps {
  title: string;
  text?: string;
  /** Another way on, before the one home. */
  action?: ReactNode;
}

/** Says what went wrong, and leads home. */
export function Problem({ title, text, action }: ProblemProps) {
  const { t } = useTranslation(['info', 'common', 'specification']);
  return (
    <div className={`${wrap} ${styles.problem}`}>
      <PortalLogo ground="surface" size="alone" />
      <h1>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      <div className={`${row} ${styles.ways}`}>
        {action}
        <ButtonLink kind={action === undefined ? 'primary' : 'secondary'} href={href('/home')}>
          {t('specification:page.goHome')}
        </ButtonLink>
      </div>
    </div>
  );
}
