import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { FigureList } from '../../../common/dashboard/FigureList.tsx';
import { AdminFrame } from './AdminFrame.tsx';

/** The page of the list behind a figure of the administrators' dashboard. */
export function AdminFigureListPage() {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.figureList')} lead={t('dashboard:list.lead')} />
      <FigureList />
    </AdminFrame>
  );
}
