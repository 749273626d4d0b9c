import { ButtonLink, PageHeader, Icon } from '@temple-land/ui';
import { LandPlot } from 'lucide';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { card } from '../../common/page/card.css.ts';
import { Retry } from '../../common/feedback/Retry.tsx';
import { Loading } from '../../common/feedback/Loading.tsx';
import { ApplicationsCard } from './list/ApplicationsCard.tsx';
import * as styles from './citizen.css.ts';
import { useApplications } from './useApplications.ts';

const applyPath = '/website/grievance/addgrievance';

/** The page of a citizen's applications; the address has what is shown. */
export function ApplicationsPage() {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { list, isPending, message, refetch } = useApplications();
  return (
    <div className={styles.page}>
      <PageHeader
        size="app"
        title={t('common:title.myApplications')}
        actions={
          <ButtonLink kind="primary" size="large" icon={<Icon of={LandPlot} />} href={applyPath}>
            {t('specification:header.applyForLand')}
          </ButtonLink>
        }
      />
      <Retry message={message} onRetry={refetch} />
      {list.rows.length > 0 && <ApplicationsCard rows={list.rows} />}
      {isPending && list.rows.length === 0 && (
        <div className={card} aria-busy>
          <Loading />
        </div>
      )}
      {!isPending && !message && list.rows.length === 0 && (
        <div className={card}>
          <EmptyMessage title={t('empty.title')}>{t('empty.text')}</EmptyMessage>
        </div>
      )}
    </div>
  );
}
