import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { card, spaceBetween, stack } from '../../../common/page/card.css.ts';
import * as styles from './fieldVisits.css.ts';
import { useVisits } from './useVisits.ts';
import { VisitCard } from './VisitCard.tsx';

const shownCount = 3;

/** The next places to visit, on the first page of the field staff. */
export function NextVisits() {
  const { t } = useTranslation(['field', 'common', 'specification']);
  const { visits, isPending, message, refetch } = useVisits();
  return (
    <section className={stack} aria-labelledby="visits">
      <div className={spaceBetween}>
        <h2 id="visits">{t('field:visits')}</h2>
        <Link href={href('/officer/visits')} isAlone>
          {t('field:back')}
        </Link>
      </div>
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {visits?.length === 0 && (
        <div className={card}>
          <EmptyMessage title={t('field:visits.none')} />
        </div>
      )}
      <ul className={styles.visits}>
        {visits?.slice(0, shownCount).map((visit) => (
          <VisitCard key={visit.applicationId} {...{ visit }} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
