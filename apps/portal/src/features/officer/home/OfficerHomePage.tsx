import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { MainLandmark } from '../../../common/page/MainLandmark.tsx';
import { card } from '../../../common/page/card.css.ts';
import { useSession } from '../../../state/useSession.ts';
import { WaitingForYou } from '../inbox/WaitingForYou.tsx';
import * as styles from '../layout/officer.css.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';

function CounterHome() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <MainLandmark className={styles.singleColumn}>
      <PageHeader size="app" title={t('common:title.home')} />
      <div className={card}>
        <EmptyMessage title={t('counter.title')}>{t('counter.text')}</EmptyMessage>
      </div>
    </MainLandmark>
  );
}

/**
 * The first page of a tahasil officer, with the applications that wait for the officer; empty for a counter operator (decisions,
 * 2).
 */
export function OfficerHomePage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  if (useSession()?.userType === 'C') return <CounterHome />;
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('home.title')} lead={t('home.lead')} />
      <WaitingForYou />
    </OfficerFrame>
  );
}
