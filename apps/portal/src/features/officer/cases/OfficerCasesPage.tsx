import { ButtonLink, PageHeader } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { CaseFilters } from './CaseFilters.tsx';
import { CaseTable } from './CaseTable.tsx';
import { ListExport } from '../layout/ListExport.tsx';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import {
  buildCaseQuery,
  parseCaseQuery,
  casePageSize,
  toCaseFilter,
  useCases,
  type CaseFilter,
} from './useCases.ts';

/** The page of the cases in an officer's area with their hearings; the address defines the filter. */
export function OfficerCasesPage() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const filter = parseCaseQuery(address);
  const { list, isPending, message, refetch } = useCases(filter);
  const show = (next: CaseFilter) => setAddress(buildCaseQuery(next));
  const { pageNumber } = filter;
  return (
    <OfficerFrame>
      <PageHeader
        size="app"
        title={t('common:title.cases')}
        lead={t('cases.lead')}
        actions={
          <ButtonLink href={href('/officer/cases/file')}>{t('common:title.fileCase')}</ButtonLink>
        }
      />
      <PagedList
        label={t('common:title.cases')}
        filters={<CaseFilters filter={filter} onFilter={show} />}
        page={{ pageNumber, pageSize: casePageSize, rows: list.rows.length, total: list.total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t('cases.empty')}
        onPage={(page) => show({ ...filter, pageNumber: page })}
      >
        <CaseTable rows={list.rows} />
        <ListExport name="caseExport" inputOf={(format) => ({ ...toCaseFilter(filter), format })} />
      </PagedList>
    </OfficerFrame>
  );
}
