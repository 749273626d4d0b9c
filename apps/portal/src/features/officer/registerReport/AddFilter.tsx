import {
  registerColumns,
  type ColumnFilter,
  type RegisterColumn,
  type RegisterReport,
} from '@temple-land/portal-core';
import { Button, DateRange, Form, Icon, Select, TextField } from '@temple-land/ui';
import { ListFilter } from 'lucide';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberKinds } from '../landReport/reportValues.ts';
import * as styles from './registerReport.css.ts';

/** The props of `AddFilter`. */
export interface AddFilterProps {
  report: RegisterReport;
  onFilter: (filter: ColumnFilter) => void;
}

interface Typed {
  is: string;
  from: string;
  to: string;
}

const nothing: Typed = { is: '', from: '', to: '' };
const isNumber = (text: string) => text === '' || /^\d{1,15}(\.\d{1,4})?$/.test(text);

// Values of a fixed set are filtered by grouping and opening a group.
const isTyped = ({ kind, isMasked }: RegisterColumn) =>
  isMasked !== true &&
  kind !== 'year' &&
  (kind === 'text' || kind === 'day' || numberKinds.has(kind));
const isPlaceName = ({ key }: RegisterColumn) => ['district', 'tahasil', 'mouza'].includes(key);

/** Returns the filter of typed values; undefined while they are empty or no numbers. */
function toFilter({ key, kind }: RegisterColumn, typed: Typed): ColumnFilter | undefined {
  if (kind === 'text') {
    const is = typed.is.trim();
    return is === '' ? undefined : { column: key, is: [is] };
  }
  const from = typed.from.trim();
  const to = typed.to.trim();
  if (from === '' && to === '') return undefined;
  if (kind !== 'day' && !(isNumber(from) && isNumber(to))) return undefined;
  return { column: key, ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
}

interface ValueFieldsProps {
  column: RegisterColumn;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  isFaulty: boolean;
}

function ValueFields({ column: { kind }, typed, onTyped, isFaulty }: ValueFieldsProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const missing = isFaulty ? t('register.filter.missing') : undefined;
  if (kind === 'text') {
    return (
      <TextField
        label={t('register.filter.value')}
        value={typed.is}
        maxLength={120}
        errorMessage={missing}
        onChange={(is) => onTyped({ ...nothing, is })}
      />
    );
  }
  if (kind === 'day') {
    return (
      <DateRange
        label={t('register.filter.days')}
        fromLabel={t('register.filter.least')}
        toLabel={t('register.filter.most')}
        optionalLabel=""
        value={{ from: typed.from, to: typed.to }}
        orderMessage={t('register.filter.order')}
        onChange={({ from, to }) => onTyped({ ...nothing, from, to })}
      />
    );
  }
  const problem = isFaulty ? t('register.filter.number') : undefined;
  return (['from', 'to'] as const).map((bound) => (
    <TextField
      key={bound}
      label={t(bound === 'from' ? 'register.filter.least' : 'register.filter.most')}
      optionalLabel=""
      inputMode="decimal"
      value={typed[bound]}
      errorMessage={problem}
      onChange={(value) => onTyped({ ...typed, [bound]: value })}
    />
  ));
}

/** A button that opens the form of another filter: a column, and its value or range. */
export function AddFilter({ report, onFilter }: AddFilterProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const id = useId();
  const columns = registerColumns[report].filter((one) => isTyped(one) && !isPlaceName(one));
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState(columns[0]?.key ?? '');
  const [typed, setTyped] = useState(nothing);
  const [isFaulty, setFaulty] = useState(false);
  const column = columns.find((one) => one.key === key);
  if (!column) return null;
  const add = () => {
    const filter = toFilter(column, typed);
    setFaulty(filter === undefined);
    if (!filter) return;
    setTyped(nothing);
    onFilter(filter);
  };
  return (
    <div className={styles.addFilter}>
      <Button
        kind="quiet"
        icon={<Icon of={ListFilter} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('register.filter.add')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Form onSubmit={add}>
            <div className={styles.controls}>
              <Select
                label={t('register.filter.column')}
                options={columns.map((one) => ({
                  value: one.key,
                  label: t(`specification:${one.label}`),
                }))}
                value={key}
                onChange={(next) => {
                  setKey(next);
                  setTyped(nothing);
                  setFaulty(false);
                }}
              />
              <ValueFields {...{ column, typed, isFaulty }} onTyped={setTyped} />
              <div>
                <Button type="submit">{t('register.filter.apply')}</Button>
              </div>
            </div>
          </Form>
        )}
      </div>
    </div>
  );
}
