import { Link } from '@temple-land/ui';
import { card } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';
import { useKnownPaths } from '../../state/knownPaths.ts';
import * as styles from './citizen.css.ts';

const applyPath = '/website/grievance/addgrievance';

/** What a citizen can start: an application, a report, Form M. */
export function StartCard() {
  const { m, t } = useText();
  const isKnown = useKnownPaths();
  const ways = [
    { label: m('header.applyForLand'), text: t('home.services.apply'), href: applyPath },
    {
      label: m('header.illegitimate'),
      text: t('report.lead'),
      href: `${applyPath}?for=illegitimate`,
    },
    { label: t('quarry.title'), text: t('quarry.lead'), href: '/quarry-application' },
    { label: m('tender.page'), text: t('citizen.start.tenders'), href: '/website/tender' },
  ];
  return (
    <section className={card} aria-labelledby="start">
      <h2 id="start" className={styles.startTitle}>
        {t('citizen.start')}
      </h2>
      <ul className={styles.starts}>
        {ways
          .filter(({ href }) => isKnown(href))
          .map(({ label, text, href }) => (
            <li key={href}>
              <Link href={href} isAlone>
                {label}
              </Link>
              <p className={styles.startText}>{text}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
