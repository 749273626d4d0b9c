import { Button, PageHeader, Pagination } from '@temple-land/ui';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Empty } from '../../blocks/Empty.tsx';
import { PlacePicker } from '../../blocks/PlacePicker.tsx';
import { noPlace, type PlaceLevel } from '../../blocks/places.ts';
import { cardBody, cardHead, flushCard, meta } from '../../blocks/surface.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';
import { CaseTable } from './CaseTable.tsx';
import * as styles from './officer.css.ts';
import { OfficerFrame } from './OfficerFrame.tsx';
import {
  addressOfCases,
  caseFilterOf,
  casePageSize,
  useCases,
  type CaseFilter,
} from './useCases.ts';

const levels: readonly PlaceLevel[] = ['district', 'tahasil', 'mouza'];

interface PlaceFilterProps {
  filter: CaseFilter;
  onFilter: (filter: CaseFilter) => void;
}

function PlaceFilter({ filter, onFilter }: PlaceFilterProps) {
  const { t } = useText();
  const prefix = useId();
  return (
    <div role="group" aria-label={t('officer.cases.place')} className={styles.filters}>
      {levels.map((level) => (
        <div key={level} className={styles.filterField}>
          <PlacePicker
            levels={[level]}
            place={filter.place}
            onPlace={(place) => onFilter({ place, pageNumber: 1 })}
            idOf={() => `${prefix}${level}`}
            errorOf={() => undefined}
            optionalLabel=""
          />
        </div>
      ))}
      <div className={styles.search}>
        <Button kind="quiet" onClick={() => onFilter({ place: noPlace, pageNumber: 1 })}>
          {t('officer.cases.clear')}
        </Button>
      </div>
    </div>
  );
}

/** The cases of an officer's area with their days in court; the address says which part is shown. */
export function OfficerCasesPage() {
  const { t } = useText();
  const [address, setAddress] = useSearchParams();
  const filter = caseFilterOf(address);
  const { list, isPending, said, refetch } = useCases(filter);
  const show = (next: CaseFilter) => setAddress(addressOfCases(next));
  const pages = Math.ceil(list.total / casePageSize);
  const from = (filter.pageNumber - 1) * casePageSize;
  const result = { from: from + 1, to: from + list.rows.length, total: list.total };
  return (
    <OfficerFrame>
      <PageHeader size="app" title={t('title.cases')} lead={t('officer.cases.lead')} />
      <section className={flushCard} aria-label={t('title.cases')} aria-busy={isPending}>
        <div className={cardHead}>
          <PlaceFilter filter={filter} onFilter={show} />
          <p role="status" className={meta}>
            {list.rows.length > 0 && t('list.result', result)}
          </p>
        </div>
        {said && (
          <div className={cardBody}>
            <TryAgain said={said} onAgain={refetch} />
          </div>
        )}
        {list.rows.length > 0 && <CaseTable rows={list.rows} />}
        {!isPending && !said && list.rows.length === 0 && (
          <Empty title={t('officer.cases.empty')} />
        )}
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
    </OfficerFrame>
  );
}
