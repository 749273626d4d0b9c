import { Link } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { PlaceMap } from '../../../common/dashboard/PlaceMap.tsx';
import { useDashboard } from '../../../common/dashboard/useDashboard.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { spaceBetween, stack } from '../../../common/page/card.css.ts';
import { buildInboxQuery, defaultInboxState } from '../inbox/inboxQuery.ts';

const noFilter = {};
const reports = buildInboxQuery({ ...defaultInboxState, tab: 'office', applicationType: 1 });

/** The mouzas of a field officer's own tahasil, filled by a figure; each leads to the records behind its number. */
export function TahasilMap() {
  const { t } = useTranslation(['officer', 'dashboard', 'common', 'specification']);
  const { figures, isPending, message, refetch } = useDashboard(noFilter);
  return (
    <section className={stack} aria-labelledby="tahasil-map">
      <div className={spaceBetween}>
        <h2 id="tahasil-map">{t('home.map')}</h2>
        <Link href={`${href('/officer/applications')}?${reports}`} isAlone>
          {t('home.map.reports')}
        </Link>
      </div>
      <p>{t('home.map.lead')}</p>
      <Retry message={message} part={t('home.map')} onRetry={() => void refetch()} />
      {isPending && <Loading />}
      {figures && (
        <PlaceMap
          dashboard={figures}
          filter={noFilter}
          listPath={href('/officer/dashboard/list')}
        />
      )}
    </section>
  );
}
