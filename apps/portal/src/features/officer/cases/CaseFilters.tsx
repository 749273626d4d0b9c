import { Button, Icon } from '@temple-land/ui';
import { ListFilter } from 'lucide';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { noPlace, type PlaceLevel } from '../../../common/land/places.ts';
import { formatCount } from '../../../i18n/format.ts';
import * as styles from '../inbox/inbox.css.ts';
import { ChoiceFields, OrderField, type ChoiceFieldsProps } from './ChoiceFields.tsx';
import { countCaseFilters, noChoices } from './useCases.ts';

const levels: readonly PlaceLevel[] = ['district', 'tahasil', 'mouza'];
const roomForFields = '(min-width: 48rem)';

function Fields({ filter, onFilter }: ChoiceFieldsProps) {
  const prefix = useId();
  return (
    <div className={styles.filterGrid}>
      {levels.map((level) => (
        <div key={level}>
          <PlacePicker
            levels={[level]}
            place={filter.place}
            onPlace={(place) => onFilter({ ...filter, place, pageNumber: 1 })}
            idOf={() => `${prefix}${level}`}
            errorOf={() => undefined}
            optionalLabel=""
            isFilter
          />
        </div>
      ))}
      <ChoiceFields filter={filter} onFilter={onFilter} />
    </div>
  );
}

/** The order of the register, and its filters behind a button, which are open where there is room or one is set. */
export function CaseFilters({ filter, onFilter }: ChoiceFieldsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const count = countCaseFilters(filter);
  const [isOpen, setOpen] = useState(() => count > 0 || window.matchMedia(roomForFields).matches);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const clear = () => {
    // The button disappears with the last filter.
    toggle.current?.focus();
    onFilter({ ...noChoices, sort: filter.sort, place: noPlace, pageNumber: 1 });
  };
  return (
    <>
      <div className={styles.searchLine}>
        <div className={styles.orderField}>
          <OrderField filter={filter} onFilter={onFilter} />
        </div>
        <Button
          ref={toggle}
          icon={<Icon of={ListFilter} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('inbox.filters.set', { count, n: formatCount(count) })}
        </Button>
        {count > 0 && (
          <Button kind="quiet" onClick={clear}>
            {t('inbox.filters.clear')}
          </Button>
        )}
      </div>
      <div
        id={id}
        role="group"
        aria-label={t('inbox.filters')}
        hidden={!isOpen}
        className={styles.filterGroup}
      >
        {isOpen && <Fields filter={filter} onFilter={onFilter} />}
      </div>
    </>
  );
}
