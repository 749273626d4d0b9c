import { ButtonLink, PageHeader } from '@temple-land/ui';
import { LandPlot } from 'lucide';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { card } from '../../common/page/surface.css.ts';
import { Retry } from '../../common/feedback/Retry.tsx';
import { useSession } from '../../state/useSession.ts';
import { ApplicationsCard } from './ApplicationsCard.tsx';
import * as styles from './citizen.css.ts';
import { KeptDrafts } from './KeptDrafts.tsx';
import { NewestApplication } from './NewestApplication.tsx';
import { NewNotices } from './NewNotices.tsx';
import { StartCard } from './StartCard.tsx';
import { useApplications } from './useApplications.ts';

const applyPath = '/website/grievance/addgrievance';

/** A citizen's first page: the newest application, all others, and what is new. */
export function CitizenDashboardPage() {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const session = useSession();
  const { list, isPending, message, refetch } = useApplications();
  const [newest] = list.rows;
  if (!session) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        size="app"
        title={t('common:title.dashboard')}
        lead={t('lead', {
          name: session.fullName,
          n: isPending || message ? '-' : list.total,
        })}
        actions={
          <ButtonLink kind="primary" size="large" icon={LandPlot} href={applyPath}>
            {t('specification:header.applyForLand')}
          </ButtonLink>
        }
      />
      <KeptDrafts />
      {newest && <NewestApplication row={newest} />}
      <div className={styles.split}>
        <div className={styles.list} aria-busy={isPending}>
          {message && (
            <div className={card}>
              <Retry message={message} onRetry={refetch} />
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
        <div className={styles.aside}>
          <StartCard />
          <NewNotices userId={session.userId} />
        </div>
      </div>
    </div>
  );
}
