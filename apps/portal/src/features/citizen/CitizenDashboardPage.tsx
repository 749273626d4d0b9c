import { Button, ButtonLink, EmptyState, PageHeader } from '@temple-land/ui';
import { LandPlot } from 'lucide';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { card, row as rowOf, stack } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';
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
  const { m, t } = useText();
  const session = useSession();
  const { list, isPending, said, refetch } = useApplications();
  const [newest] = list.rows;
  if (!session) return null;
  return (
    <div className={styles.page}>
      <PageHeader
        size="app"
        title={t('title.dashboard')}
        lead={t('citizen.lead', { name: session.fullName, n: list.total })}
        actions={
          <ButtonLink kind="primary" size="large" icon={LandPlot} href={applyPath}>
            {m('header.applyForLand')}
          </ButtonLink>
        }
      />
      {said && (
        <div className={stack}>
          <OutcomeMessage said={said} />
          <div className={rowOf}>
            <Button onClick={() => void refetch()}>{t('application.retry')}</Button>
          </div>
        </div>
      )}
      <KeptDrafts />
      {newest && <NewestApplication row={newest} />}
      <div className={styles.split}>
        {newest ? (
          <ApplicationsCard rows={list.rows} />
        ) : (
          !isPending &&
          !said && (
            <div className={card}>
              <EmptyState
                title={t('citizen.empty.title')}
                action={
                  <ButtonLink kind="primary" href={applyPath}>
                    {m('header.applyForLand')}
                  </ButtonLink>
                }
              >
                {t('citizen.empty.text')}
              </EmptyState>
            </div>
          )
        )}
        <div className={styles.aside}>
          <StartCard />
          <NewNotices userId={session.userId} />
        </div>
      </div>
    </div>
  );
}
