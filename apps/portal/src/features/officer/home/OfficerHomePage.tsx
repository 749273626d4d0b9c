import { ButtonLink, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { MainLandmark } from '../../../common/page/MainLandmark.tsx';
import { useSession } from '../../../state/useSession.ts';
import { getFiledPath } from '../../../common/representation/filedPath.ts';
import { Representing } from '../../../common/representation/Representing.tsx';
import { NextVisits } from '../fieldVisits/NextVisits.tsx';
import { WaitingForYou } from '../inbox/WaitingForYou.tsx';
import * as styles from '../layout/officer.css.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { TahasilMap } from './TahasilMap.tsx';

function CounterHome() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <MainLandmark className={styles.singleColumn}>
      <PageHeader
        size="app"
        title={t('common:title.home')}
        lead={t('counter.lead')}
        actions={
          <ButtonLink href={href('/officer/person-corrections')}>
            {t('common:title.corrections')}
          </ButtonLink>
        }
      />
      <Representing pathOf={getFiledPath} />
    </MainLandmark>
  );
}

/**
 * The first page of a tahasil officer: the next visits, the applications that wait and the map of the tahasil; a
 * counter operator acts for persons here and has no officer's data (decisions, 2).
 */
export function OfficerHomePage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  if (useSession()?.userType === 'C') return <CounterHome />;
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('home.title')} lead={t('home.lead')} />
      <NextVisits />
      <WaitingForYou />
      <TahasilMap />
    </OfficerFrame>
  );
}
