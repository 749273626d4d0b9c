import { type TypeFigures } from '@temple-land/portal-core';
import { formatCount } from '../../i18n/format.ts';
import { Table } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cardHead, flushCard } from '../../common/page/card.css.ts';
import type { TextKey } from '../../i18n/textKey.ts';

const headers = {
  received: 'figures.received',
  pending: 'figures.pending',
  approved: 'figures.approved',
  rejected: 'figures.rejected',
  closed: 'figures.closed',
} as const satisfies Record<string, TextKey<'publicLand'>>;

/** The figures of the office's work, for one type of application or one tahasil. */
export interface WorkFigures extends Omit<TypeFigures, 'applicationType'> {
  name: string;
}

/** The props of `WorkTable`. */
export interface WorkTableProps {
  title: string;
  nameHeader: string;
  rows: readonly WorkFigures[];
}

/** A card with received, pending and decided applications, and the median days to a decision. */
export function WorkTable({ title, nameHeader, rows }: WorkTableProps) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const id = useId();
  const count = (id: keyof typeof headers) => ({
    id,
    header: t(headers[id]),
    align: 'end' as const,
    renderCell: (row: WorkFigures) => formatCount(row[id]),
  });
  return (
    <section className={flushCard} aria-labelledby={id}>
      <div className={cardHead}>
        <h2 id={id}>{title}</h2>
      </div>
      <Table
        caption={title}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { id: 'name', header: nameHeader, renderCell: ({ name }: WorkFigures) => name },
          count('received'),
          count('pending'),
          count('approved'),
          count('rejected'),
          count('closed'),
          {
            id: 'median',
            header: t('figures.median'),
            align: 'end',
            renderCell: ({ medianDays }: WorkFigures) =>
              medianDays === null ? '–' : formatCount(medianDays),
          },
        ]}
      />
    </section>
  );
}
