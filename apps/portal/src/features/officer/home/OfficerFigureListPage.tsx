import { PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { FigureList } from '../../../common/dashboard/FigureList.tsx';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';

/** The page of the list behind a figure of the officer's dashboard. */
export function OfficerFigureListPage() {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('common:title.figureList')} lead={t('dashboard:list.lead')} />
      <FigureList hrefOf={getApplicationPath} />
    </OfficerFrame>
  );
}
