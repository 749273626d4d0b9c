import { ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/useSession.ts';
import * as styles from '../form/formPage.css.ts';
import { applyPath, reportListPath, reportPath } from './grievancePaths.ts';

/** The props of `GrievanceNavigation`. */
export interface GrievanceNavigationProps {
  current: string;
}

/** The links between the grievance pages: application for land, report of illegitimate use, list of reports. */
export function GrievanceNavigation({ current }: GrievanceNavigationProps) {
  const { t } = useTranslation(['common', 'specification']);
  const isSignedIn = useSession() !== undefined;
  const links = [
    { label: t('specification:header.applyForLand'), href: applyPath },
    { label: t('specification:header.illegitimate'), href: reportPath },
    ...(isSignedIn ? [{ label: t('common:title.grievances'), href: reportListPath }] : []),
  ];
  return (
    <nav aria-label={t('common:grievance.choice')}>
      <ul className={styles.choice}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
