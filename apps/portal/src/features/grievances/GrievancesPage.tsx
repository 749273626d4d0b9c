import { statusView, type UserType } from '@temple-land/portal-core';
import { Alert, Select } from '@temple-land/ui';
import { useSearchParams } from 'react-router-dom';
import * as formPage from '../../blocks/formPage.css.ts';
import { GrievanceChoice } from '../../blocks/GrievanceChoice.tsx';
import { listPath } from '../../blocks/grievancePaths.ts';
import { PagedList } from '../../blocks/PagedList.tsx';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import { ReportSignIn } from '../../blocks/ReportSignIn.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../state/useSession.ts';
import { GrievanceTable } from './GrievanceTable.tsx';
import {
  addressOfGrievances,
  grievanceFilterOf,
  grievancePageSize,
  grievanceStatuses,
  useGrievances,
  type GrievanceFilter,
} from './useGrievances.ts';

const reportType = 1;

function StatusFilter({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const { m, t } = useText();
  return (
    <Select
      label={t('application.status')}
      optionalLabel=""
      value={value}
      placeholder={t('citizen.filter.all')}
      options={grievanceStatuses.map((status) => ({
        value: status,
        label: m(statusView(reportType, status).label),
      }))}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}

function Reports({ userType }: { userType: UserType }) {
  const { t } = useText();
  const [address, setAddress] = useSearchParams();
  const filter = grievanceFilterOf(address);
  const { list, isPending, said, refetch } = useGrievances(filter);
  const show = (next: GrievanceFilter) => setAddress(addressOfGrievances(next));
  const { pageNumber } = filter;
  const choose = (value: string) =>
    show({ status: grievanceStatuses.find((known) => known === value), pageNumber: 1 });
  return (
    <PagedList
      label={t('title.grievances')}
      filters={<StatusFilter value={filter.status ?? ''} onValue={choose} />}
      page={{ pageNumber, pageSize: grievancePageSize, rows: list.rows.length, total: list.total }}
      isPending={isPending}
      said={said}
      onAgain={refetch}
      emptyTitle={t('grievances.empty')}
      onPage={(page) => show({ ...filter, pageNumber: page })}
    >
      <GrievanceTable rows={list.rows} userType={userType} />
    </PagedList>
  );
}

/** Reports of illegitimate land use: a citizen's own ones, an officer's those of the area (spec 2.1, grievance). */
export function GrievancesPage() {
  const { t } = useText();
  const userType = useSession()?.userType;
  const isApplicant = userType === 'CI' || userType === 'C';
  const isReader = isApplicant || userType === 'O' || userType === 'T';
  const lead = isApplicant ? t('grievances.own') : t('grievances.area');
  return (
    <PublicPage title={t('title.grievances')} {...(isReader ? { lead } : {})}>
      {isApplicant && <GrievanceChoice current={listPath} />}
      <div className={formPage.pageEnd}>
        {userType === undefined && <ReportSignIn />}
        {userType !== undefined && isReader && <Reports userType={userType} />}
        {userType !== undefined && !isReader && (
          <Alert tone="info" role="none">
            <p>{t('grievances.none')}</p>
          </Alert>
        )}
      </div>
    </PublicPage>
  );
}
