import { ButtonLink } from '@temple-land/ui';
import * as styles from '../../blocks/formPage.css.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../state/useSession.ts';
import { applyPath, listPath, reportPath } from './paths.ts';

/** What this address is for, applying for land and reporting its illegitimate use, and the reports so far. */
export function GrievanceChoice({ isReport }: { isReport: boolean }) {
  const { m, t } = useText();
  const isSignedIn = useSession() !== undefined;
  const ways = [
    { label: m('header.applyForLand'), href: applyPath, isCurrent: !isReport },
    { label: m('header.illegitimate'), href: reportPath, isCurrent: isReport },
    ...(isSignedIn ? [{ label: t('title.grievances'), href: listPath, isCurrent: false }] : []),
  ];
  return (
    <nav aria-label={t('grievance.choice')}>
      <ul className={styles.choice}>
        {ways.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <ButtonLink href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
