import { ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/useSession.ts';
import * as styles from '../form/formPage.css.ts';
import { applyPath, listPath, reportPath } from './grievancePaths.ts';

/** The props of `GrievanceChoice`. */
export interface GrievanceChoiceProps {
  current: string;
}

/** What the pages of grievances are for: applying for land, reporting its illegitimate use, and the reports so far. */
export function GrievanceChoice({ current }: GrievanceChoiceProps) {
  const { t } = useTranslation(['common', 'specification']);
  const isSignedIn = useSession() !== undefined;
  const ways = [
    { label: t('specification:header.applyForLand'), href: applyPath },
    { label: t('specification:header.illegitimate'), href: reportPath },
    ...(isSignedIn ? [{ label: t('common:title.grievances'), href: listPath }] : []),
  ];
  return (
    <nav aria-label={t('common:grievance.choice')}>
      <ul className={styles.choice}>
        {ways.map(({ label, href }) => (
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
