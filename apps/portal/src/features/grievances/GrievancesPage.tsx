import { statusView, type UserType } from '@temple-land/portal-core';
import { Alert, ButtonLink, Pagination, Select } from '@temple-land/ui';
import { useSearchParams } from 'react-router-dom';
import { Empty } from '../../blocks/Empty.tsx';
import * as formPage from '../../blocks/formPage.css.ts';
import { PublicPage } from '../../blocks/PublicPage.tsx';
import { SignInCard } from '../../blocks/SignInCard.tsx';
import { cardBody, cardHead, flushCard, meta } from '../../blocks/surface.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
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
const reportPath = '/website/grievance/addgrievance?for=illegitimate';

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
  const pages = Math.ceil(list.total / grievancePageSize);
  const from = (filter.pageNumber - 1) * grievancePageSize;
  const result = { from: from + 1, to: from + list.rows.length, total: list.total };
  const choose = (value: string) =>
    show({ status: grievanceStatuses.find((known) => known === value), pageNumber: 1 });
  return (
    <section className={flushCard} aria-label={t('title.grievances')} aria-busy={isPending}>
      <div className={cardHead}>
        <StatusFilter value={filter.status ?? ''} onValue={choose} />
        <p role="status" className={meta}>
          {list.rows.length > 0 && t('list.result', result)}
        </p>
      </div>
      {said && (
        <div className={cardBody}>
          <TryAgain said={said} onAgain={refetch} />
        </div>
      )}
      {list.rows.length > 0 && <GrievanceTable rows={list.rows} userType={userType} />}
      {!isPending && !said && list.rows.length === 0 && <Empty title={t('grievances.empty')} />}
      {pages > 1 && (
        <div className={cardBody}>
          <Pagination
            label={t('list.pages')}
            current={filter.pageNumber}
            total={pages}
            onPage={(pageNumber) => show({ ...filter, pageNumber })}
            previousLabel={t('list.previous')}
            nextLabel={t('list.next')}
            pageLabel={(n) => t('list.page', { n })}
            shortText={t('list.pageOf', { n: filter.pageNumber, total: pages })}
          />
        </div>
      )}
    </section>
  );
}

function Visitor() {
  const { t } = useText();
  return (
    <SignInCard
      title={t('report.signIn.title')}
      text={t('report.signIn.text')}
      ready={[t('report.signIn.place'), t('report.signIn.words'), t('report.signIn.photos')]}
      stepsTitle={t('apply.done.next')}
      steps={[t('report.next.look'), t('report.next.visit'), t('report.next.transfer')]}
    />
  );
}

/** Reports of illegitimate land use: a citizen's own ones, an officer's those of the area (spec 2.1, grievance). */
export function GrievancesPage() {
  const { m, t } = useText();
  const userType = useSession()?.userType;
  const isApplicant = userType === 'CI' || userType === 'C';
  const isReader = isApplicant || userType === 'O' || userType === 'T';
  const lead = isApplicant ? t('grievances.own') : t('grievances.area');
  return (
    <PublicPage
      title={t('title.grievances')}
      {...(isReader ? { lead } : {})}
      actions={
        isApplicant ? (
          <ButtonLink kind="primary" href={reportPath}>
            {m('header.illegitimate')}
          </ButtonLink>
        ) : undefined
      }
    >
      <div className={formPage.pageEnd}>
        {userType === undefined && <Visitor />}
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
