import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { Container, Link } from '@temple-land/ui';
import { Retry } from '../../common/feedback/Retry.tsx';
import { useLandFigures } from '../../common/land/useLandFigures.ts';
import * as styles from './HomeFigures.css.ts';
import { lead, section } from './shared.css.ts';

/** The four figures of the land record. */
export function HomeFigures() {
  const { t } = useTranslation(['home', 'common', 'specification']);
  const { figures, asOn, note, message, isPending, refetch } = useLandFigures();
  return (
    <Container
      elementType="section"
      className={`${section} ${styles.figures}`}
      aria-labelledby="figures"
    >
      <div>
        <h2 id="figures">{t('common:home.figures.title')}</h2>
        <p className={lead}>
          {t('figures.lead')} {asOn !== undefined && t('common:figures.asOn', { date: asOn })}
        </p>
        <p className={styles.breakdown}>
          <Link href={href('/website/figures')} isAlone>
            {t('common:figures.breakdown')}
          </Link>
        </p>
        <div className={styles.failure}>
          <Retry message={message} onRetry={refetch} />
        </div>
      </div>
      <dl className={styles.figureList} aria-busy={isPending}>
        {figures.map(([value, label]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            {note && <dd className={styles.figureLabel}>{note}</dd>}
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
