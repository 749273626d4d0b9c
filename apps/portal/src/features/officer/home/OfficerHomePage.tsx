import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../../common/feedback/Empty.tsx';
import { MainPart } from '../../../common/page/MainPart.tsx';
import { card } from '../../../common/page/surface.css.ts';
import { useSession } from '../../../state/useSession.ts';
import { Inbox } from '../inbox/Inbox.tsx';
import * as styles from '../layout/officer.css.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';

function CounterHome() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <MainPart className={styles.alone}>
      <PageHeader size="app" title={t('common:title.home')} />
      <div className={card}>
        <Empty title={t('counter.title')}>{t('counter.text')}</Empty>
      </div>
    </MainPart>
  );
}

/** The first page of a tahasil officer: the tasks; of a counter operator: none (decisions, 2). */
export function OfficerHomePage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  if (useSession()?.userType === 'C') return <CounterHome />;
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('home.title')} lead={t('home.lead')} />
      <Inbox />
    </OfficerFrame>
  );
}
