import { PageHeader } from '@temple-land/ui';
import { Empty } from '../../blocks/Empty.tsx';
import { MainPart } from '../../blocks/MainPart.tsx';
import { card } from '../../blocks/surface.css.ts';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../state/useSession.ts';
import { Inbox } from './Inbox.tsx';
import * as styles from './officer.css.ts';
import { OfficerFrame } from './OfficerFrame.tsx';

function CounterHome() {
  const { t } = useText();
  return (
    <MainPart className={styles.alone}>
      <PageHeader size="app" title={t('title.home')} />
      <div className={card}>
        <Empty title={t('officer.counter.title')}>{t('officer.counter.text')}</Empty>
      </div>
    </MainPart>
  );
}

/** The first page of a tahasil officer: the tasks; of a counter operator: none (decisions, 2). */
export function OfficerHomePage() {
  const { t } = useText();
  if (useSession()?.userType === 'C') return <CounterHome />;
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('officer.home.title')} lead={t('officer.home.lead')} />
      <Inbox />
    </OfficerFrame>
  );
}
