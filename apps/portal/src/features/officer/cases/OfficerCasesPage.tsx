import { Button, ButtonLink, PageHeader } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { noPlace, type PlaceLevel } from '../../../common/land/places.ts';
import { CaseTable } from './CaseTable.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import * as styles from '../layout/officer.css.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import {
  buildCaseQuery,
  parseCaseQuery,
  casePageSize,
  noChoices,
  useCases,
  type CaseFilter,
} from './useCases.ts';

const levels: readonly PlaceLevel[] = ['district', 'tahasil', 'mouza'];

interface PlaceFilterProps {
  filter: CaseFilter;
  onFilter: (filter: CaseFilter) => void;
}

function PlaceFilter({ filter, onFilter }: PlaceFilterProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const prefix = useId();
  return (
    <div role="group" aria-label={t('cases.place')} className={styles.filters}>
      {levels.map((level) => (
        <div key={level} className={styles.filterField}>
          <PlacePicker
            levels={[level]}
            place={filter.place}
            onPlace={(place) => onFilter({ ...filter, place, pageNumber: 1 })}
            idOf={() => `${prefix}${level}`}
            errorOf={() => undefined}
            optionalLabel=""
          />
        </div>
      ))}
      <ChoiceFields filter={filter} onFilter={onFilter} />
      <div className={styles.filterEnd}>
        <Button
          kind="quiet"
          onClick={() => onFilter({ ...noChoices, place: noPlace, pageNumber: 1 })}
        >
          {t('cases.clear')}
        </Button>
      </div>
    </div>
  );
}

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
        filters={<PlaceFilter filter={filter} onFilter={show} />}
        page={{ pageNumber, pageSize: casePageSize, rows: list.rows.length, total: list.total }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t('cases.empty')}
        onPage={(page) => show({ ...filter, pageNumber: page })}
      >
        <CaseTable rows={list.rows} />
      </PagedList>
    </OfficerFrame>
  );
}
