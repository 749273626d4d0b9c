import { getStatusView, type UserType } from '@temple-land/portal-core';
import { Alert, Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import * as formPage from '../../common/form/formPage.css.ts';
import { GrievanceNavigation } from '../../common/grievances/GrievanceNavigation.tsx';
import { reportListPath } from '../../common/grievances/grievancePaths.ts';
import { PagedList } from '../../common/lists/PagedList.tsx';
import { PublicPage } from '../../common/page/PublicPage.tsx';
import { ReportSignIn } from '../../common/grievances/ReportSignIn.tsx';
import { useSession } from '../../state/useSession.ts';
import { GrievanceTable } from './GrievanceTable.tsx';
import {
  buildGrievanceQuery,
  parseGrievanceQuery,
  grievancePageSize,
  grievanceStatuses,
  useGrievances,
  type GrievanceFilter,
} from './useGrievances.ts';

const reportType = 1;

function StatusFilter({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const { t } = useTranslation(['grievances', 'common', 'specification']);
  return (
    <Select
      label={t('common:application.status')}
      optionalLabel=""
      value={value}
      placeholder={t('common:citizen.filter.all')}
      options={grievanceStatuses.map((status) => ({
        value: status,
        label: t(`specification:${getStatusView(reportType, status).label}`),
      }))}
      onChange={onValue}
    />
  );
}

function Reports({ userType }: { userType: UserType }) {
  const { t } = useTranslation(['grievances', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const filter = parseGrievanceQuery(address);
  const { list, isPending, message, refetch } = useGrievances(filter);
  const show = (next: GrievanceFilter) => setAddress(buildGrievanceQuery(next));
  const { pageNumber } = filter;
  const choose = (value: string) =>
    show({ status: grievanceStatuses.find((known) => known === value), pageNumber: 1 });
  return (
    <PagedList
      label={t('common:title.grievances')}
      filters={<StatusFilter value={filter.status ?? ''} onValue={choose} />}
      page={{ pageNumber, pageSize: grievancePageSize, rows: list.rows.length, total: list.total }}
      isPending={isPending}
      message={message}
      onRetry={refetch}
      emptyTitle={t('empty')}
      onPage={(page) => show({ ...filter, pageNumber: page })}
    >
      <GrievanceTable rows={list.rows} userType={userType} />
    </PagedList>
  );
}

/**
 * The page of reports of illegitimate land use: a citizen's own ones, or those of an officer's area (spec 2.1,
 * grievance).
 */
export function GrievancesPage() {
  const { t } = useTranslation(['grievances', 'common', 'specification']);
  const userType = useSession()?.userType;
  const isApplicant = userType === 'CI' || userType === 'C';
  const isReader = isApplicant || userType === 'O' || userType === 'T';
  const lead = isApplicant ? t('own') : t('area');
  return (
    <PublicPage title={t('common:title.grievances')} {...(isReader ? { lead } : {})}>
      {isApplicant && <GrievanceNavigation current={reportListPath} />}
      <div className={formPage.pageEnd}>
        {userType === undefined && <ReportSignIn />}
        {userType !== undefined && isReader && <Reports userType={userType} />}
        {userType !== undefined && !isReader && (
          <Alert tone="info" role="none">
            <p>{t('none')}</p>
          </Alert>
        )}
      </div>
    </PublicPage>
  );
}
