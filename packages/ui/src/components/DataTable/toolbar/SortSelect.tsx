'use client';
import type { RowData } from '@tanstack/react-table';
import { Select } from '../../Select/Select.tsx';
import { isSortableColumn, type DataColumn, type SortWords } from '../types.ts';
import type { TableInstance } from '../state/useDataTable.ts';

/** The props of `SortSelect`. */
export interface SortSelectProps<Row extends RowData> {
  table: TableInstance<Row>;
  columns: readonly DataColumn<Row>[];
  words: SortWords;
}

/** A select that sorts the cards, which have no header buttons. */
export function SortSelect<Row extends RowData>({ table, columns, words }: SortSelectProps<Row>) {
  const [sort] = table.state.sorting;
  const orders = columns.filter(isSortableColumn).flatMap(({ id, header }) => [
    { id, desc: false, label: words.orderText(header, 'ascending') },
    { id, desc: true, label: words.orderText(header, 'descending') },
  ]);
  const current = orders.findIndex(({ id, desc }) => id === sort?.id && desc === sort.desc);
  const sortBy = (value: string) => {
    const order = value === '' ? undefined : orders[Number(value)];
    table.setSorting(order ? [{ id: order.id, desc: order.desc }] : []);
  };
  return (
    <Select
      label={words.label}
      optionalLabel=""
      placeholder={words.unsorted}
      options={orders.map(({ label }, index) => ({ value: String(index), label }))}
      value={current < 0 ? '' : String(current)}
      onChange={sortBy}
    />
  );
}
