import { Button, ButtonLink, Icon } from '@temple-land/ui';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import * as styles from '../../../common/form/formPage.css.ts';
import { StepHeading } from '../steps/StepHeading.tsx';

/** Where to go for land that is not in the name of a deity or a temple. */
export function NotTempleLand({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <section className={styles.formCard} aria-labelledby="step-title">
        <StepHeading isFocused>{t('kind.notTemple')}</StepHeading>
        <p className={styles.lead}>{t('kind.notTemple.lead')}</p>
        <ul className={styles.plainList}>
          <li>{t('kind.notTemple.government')}</li>
          <li>{t('kind.notTemple.private')}</li>
          <li>{t('kind.notTemple.check')}</li>
        </ul>
        <div className={styles.actions}>
          <Button icon={<Icon of={ArrowLeft} />} onClick={onBack}>
            {t('back')}
          </Button>
          <div className={styles.forward}>
            <ButtonLink kind="primary" href={href('/website/plot-check')}>
              {t('common:title.plotCheck')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
