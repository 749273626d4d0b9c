import { Link, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { card } from '../../common/page/card.css.ts';
import { href } from 'react-router-dom';
import * as styles from './citizen.css.ts';

const applyPath = href('/website/grievance/addgrievance');

interface StartLink {
  label: string;
  text: string;
  address: string;
}

/** What a citizen can begin: the forms, a check of a plot, a question to the office, and help for another person. */
export function StartCard() {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const links: readonly StartLink[] = [
    {
      label: t('specification:header.applyForLand'),
      text: t('common:home.services.apply'),
      address: applyPath,
    },
    {
      label: t('specification:header.illegitimate'),
      text: t('common:report.lead'),
      address: `${applyPath}?for=illegitimate`,
    },
    {
      label: t('common:quarry.title'),
      text: t('common:quarry.lead'),
      address: href('/quarry-application'),
    },
    {
      label: t('common:title.plotCheck'),
      text: t('start.plotCheck'),
      address: href('/website/plot-check'),
    },
    {
      label: t('start.ask'),
      text: t('start.ask.text'),
      address: href('/website/contact-us'),
    },
    {
      label: t('common:title.corrections'),
      text: t('start.corrections'),
      address: href('/citizen/corrections'),
    },
    {
      label: t('common:title.represent'),
      text: t('start.represent'),
      address: href('/citizen/represent'),
    },
    {
      label: t('specification:tender.page'),
      text: t('start.tenders'),
      address: href('/website/tender'),
    },
  ];
  return (
    <section className={card} aria-labelledby="start">
      <h2 id="start" className={styles.startTitle}>
        {t('start')}
      </h2>
      <Stack elementType="ul">
        {links.map(({ label, text, address }) => (
          <li key={address}>
            <Link href={address} isAlone>
              {label}
            </Link>
            <p className={styles.startText}>{text}</p>
          </li>
        ))}
      </Stack>
    </section>
  );
}
