import { Button, ButtonLink, Container, Icon } from '@temple-land/ui';
import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Chandua } from '../../common/page/Chandua.tsx';
import { setTrackOpen } from '../../state/dialogs.ts';
import * as styles from './HomeHero.css.ts';

/** The hero of the landing page: title, lead and the two main links, below the canopy. */
export function HomeHero() {
  const { t } = useTranslation(['home', 'common', 'specification']);
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Container className={styles.heroInside}>
        <div className={styles.heroText}>
          <h1 id="hero" className={styles.heroTitle}>
            {t('hero.title')}
          </h1>
          <p className={styles.heroTagline}>{t('hero.tagline')}</p>
          <p className={styles.heroLead}>{t('hero.text')}</p>
          <div className={styles.actions}>
            <ButtonLink
              kind="highlight"
              size="large"
              href={href('/website/grievance/addgrievance')}
              trailingIcon={<Icon of={ArrowRight} />}
            >
              {t('specification:header.applyForLand')}
            </ButtonLink>
            <Button kind="onBrand" size="large" onClick={() => setTrackOpen(true)}>
              {t('specification:header.track')}
            </Button>
          </div>
        </div>
      </Container>
      <Chandua className={styles.canopy} />
    </section>
  );
}
