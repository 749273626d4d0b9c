import { Container, ExternalLink, Icon, visuallyHidden } from '@temple-land/ui';
import { BedDouble, HandHeart, LandPlot, MapPinCheck, TriangleAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router-dom';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import * as styles from './HomeServices.css.ts';
import { tile } from './shared.css.ts';

interface ServiceProps {
  icon: IconNode;
  link: ReactNode;
  text: string;
}

interface ExternalServiceProps {
  icon: IconNode;
  /** The address of the service; undefined until the configuration is loaded, empty when none is set. */
  address: string | undefined;
  name: string;
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

function ExternalService({ icon, address, name, text }: ExternalServiceProps) {
  if (address === '') return null;
  const link = address ? <ExternalLink href={address}>{name}</ExternalLink> : name;
  return <Service icon={icon} link={link} text={text} />;
}

/** The citizen services of the header and the plot check as cards; external ones only when their address is configured. */
export function HomeServices() {
  const { t } = useTranslation(['home', 'common', 'specification']);
  const configured = useConfiguration();
  return (
    <Container elementType="section" className={styles.services} aria-labelledby="services">
      <h2 id="services" className={visuallyHidden}>
        {t('services.title')}
      </h2>
      <ul className={styles.serviceGrid}>
        <Service
          icon={LandPlot}
          link={
            <Link to={href('/website/grievance/addgrievance')}>
              {t('specification:header.applyForLand')}
            </Link>
          }
          text={t('common:home.services.apply')}
        />
        <Service
          icon={TriangleAlert}
          link={<Link to={href('/login')}>{t('specification:header.illegitimate')}</Link>}
          text={t('services.illegitimate')}
        />
        <Service
          icon={MapPinCheck}
          link={<Link to={href('/website/plot-check')}>{t('common:title.plotCheck')}</Link>}
          text={t('services.plotCheck')}
        />
        <ExternalService
          icon={HandHeart}
          address={configured?.donationUrl}
          name={t('specification:header.donate')}
          text={t('services.donate')}
        />
        <ExternalService
          icon={BedDouble}
          address={configured?.guestHouseUrl}
          name={t('specification:header.guestHouse')}
          text={t('services.guestHouse')}
        />
      </ul>
    </Container>
  );
}
