import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { DashboardFigures } from '../../../common/dashboard/DashboardFigures.tsx';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { WaitingForYou } from '../inbox/WaitingForYou.tsx';

/** The dashboard of an officer: what waits for the officer, and the figures of the area. */
export function OfficerDashboardPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('common:title.dashboard')} lead={t('dashboard.lead')} />
      <WaitingForYou />
      <DashboardFigures listPath={href('/officer/dashboard/list')} />
    </OfficerFrame>
  );
}
