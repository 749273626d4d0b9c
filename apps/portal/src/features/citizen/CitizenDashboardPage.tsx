import { ButtonLink, PageHeader, Icon } from '@temple-land/ui';
import { LandPlot } from 'lucide';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { card } from '../../common/page/card.css.ts';
import { Retry } from '../../common/feedback/Retry.tsx';
import { useRepresentation } from '../../state/representation.ts';
import { useSession } from '../../state/useSession.ts';
import { ApplicationsCard } from './list/ApplicationsCard.tsx';
import * as styles from './citizen.css.ts';
import { NeedsAction } from './NeedsAction.tsx';
import { NewestApplication } from './NewestApplication.tsx';
import { UnreadNotifications } from './UnreadNotifications.tsx';
import { StartCard } from './StartCard.tsx';
import { WatchesCard } from './WatchesCard.tsx';
import { useApplications } from './useApplications.ts';

const applyPath = '/website/grievance/addgrievance';

/**
 * The dashboard of a citizen: what needs an action, newest application, all applications, where to begin,
 * notifications, watches.
 */
export function CitizenDashboardPage() {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const session = useSession();
  const person = useRepresentation();
  const { list, isPending, message, refetch } = useApplications();
  const [newest] = list.rows;
  if (!session) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        size="app"
        title={t('common:title.dashboard')}
        lead={t('lead', {
          name: person?.fullName ?? session.fullName,
          n: isPending || message ? '-' : list.total,
        })}
        actions={
          <ButtonLink kind="primary" size="large" icon={<Icon of={LandPlot} />} href={applyPath}>
            {t('specification:header.applyForLand')}
          </ButtonLink>
        }
      />
      <NeedsAction rows={list.rows} />
      {newest && <NewestApplication row={newest} />}
      <div className={styles.list} aria-busy={isPending}>
        {message && (
          <div className={card}>
            <Retry message={message} part={t('common:title.myApplications')} onRetry={refetch} />
          </div>
        )}
        {newest ? (
          <ApplicationsCard rows={list.rows} />
        ) : (
          !isPending &&
          !message && (
            <div className={card}>
              <EmptyMessage
                title={t('empty.title')}
                action={
                  <ButtonLink kind="primary" href={applyPath}>
                    {t('specification:header.applyForLand')}
                  </ButtonLink>
                }
              >
                {t('empty.text')}
              </EmptyMessage>
            </div>
          )
        )}
      </div>
      <div className={styles.halves}>
        <StartCard />
        <div className={styles.column}>
          <UnreadNotifications userId={session.userId} />
          {!person && <WatchesCard />}
        </div>
      </div>
    </div>
  );
}
