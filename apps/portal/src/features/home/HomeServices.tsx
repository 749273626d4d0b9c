import { ExternalLink, Icon, visuallyHidden } from '@temple-land/ui';
import { BedDouble, HandHeart, LandPlot, TriangleAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useConfiguration } from '../../api/useConfiguration.ts';
import { wrap } from '../../blocks/layout.css.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './HomeServices.css.ts';
import { tile } from './shared.css.ts';

interface ServiceProps {
  icon: IconNode;
  link: ReactNode;
  text: string;
}

function Service({ icon, link, text }: ServiceProps) {
  return (
    <li className={styles.service}>
      <span className={tile}>
        <Icon of={icon} size="large" />
      </span>
      <h3 className={styles.serviceTitle}>{link}</h3>
      <p className={styles.serviceText}>{text}</p>
    </li>
  );
}

/** The four citizen services of the header as cards; outside ones only when an address is configured. */
export function HomeServices() {
  const { m, t } = useText();
  const configured = useConfiguration();
  const outside = (address: string | undefined, words: string) =>
    address ? (
      <ExternalLink href={address} note={t('shell.externalLink')}>
        {words}
      </ExternalLink>
    ) : (
      words
    );
  return (
    <section className={`${wrap} ${styles.services}`} aria-labelledby="services">
      <h2 id="services" className={visuallyHidden}>
        {t('home.services.title')}
      </h2>
      <ul className={styles.serviceGrid}>
        <Service
          icon={LandPlot}
          link={<a href="/website/grievance/addgrievance">{m('header.applyForLand')}</a>}
          text={t('home.services.apply')}
        />
        <Service
          icon={TriangleAlert}
          link={<a href="/login">{m('header.illegitimate')}</a>}
          text={t('home.services.illegitimate')}
        />
        <Service
          icon={HandHeart}
          link={outside(configured?.donationUrl, m('header.donate'))}
          text={t('home.services.donate')}
        />
        <Service
          icon={BedDouble}
          link={outside(configured?.guestHouseUrl, m('header.guestHouse'))}
          text={t('home.services.guestHouse')}
        />
      </ul>
    </section>
  );
}
