import { ButtonLink } from '@temple-land/ui';
import * as styles from '../../blocks/formPage.css.ts';
import { useText } from '../../i18n/useText.ts';
import { applyPath, reportPath } from './paths.ts';

/** The two things this address is for: applying for land, and reporting its illegitimate use. */
export function GrievanceChoice({ isReport }: { isReport: boolean }) {
  const { m, t } = useText();
  const ways = [
    { label: m('header.applyForLand'), href: applyPath, isCurrent: !isReport },
    { label: m('header.illegitimate'), href: reportPath, isCurrent: isReport },
  ];
  return (
    <nav aria-label={t('grievance.choice')}>
      <ul className={styles.choice}>
        {ways.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <ButtonLink
              href={href}
              kind={isCurrent ? 'primary' : 'secondary'}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
