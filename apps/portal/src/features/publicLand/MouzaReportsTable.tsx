import type { MouzaReports } from '@temple-land/portal-core';
import { Select, Table } from '@temple-land/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardBody, cardHead, flushCard } from '../../common/page/card.css.ts';
import { formatCount } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/textKey.ts';

const headers = {
  received: 'figures.received',
  pending: 'figures.pending',
  transferred: 'figures.transferred',
  rejected: 'figures.rejected',
} as const satisfies Record<string, TextKey<'publicLand'>>;

/** The number of reports of illegitimate use in each mouza of a district; the district with most of them at first. */
export function MouzaReportsTable({ reports }: { reports: readonly MouzaReports[] }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const names = [...new Set(reports.map(({ district_name: name }) => name))];
  const rowsOf = (name: string) => reports.filter((row) => row.district_name === name);
  const sum = (name: string) => rowsOf(name).reduce((all, { received }) => all + received, 0);
  const district = chosen ?? names.toSorted((one, other) => sum(other) - sum(one))[0];
  const title = t('figures.reportsByMouza');
  const countOf = (name: keyof typeof headers) => ({
    id: name,
    header: t(headers[name]),
    align: 'end' as const,
    renderCell: (row: MouzaReports) => formatCount(row[name]),
  });
  return (
    <section className={flushCard} aria-labelledby={id}>
      <div className={cardHead}>
        <h2 id={id}>{title}</h2>
        {district !== undefined && (
          <Select
            label={t('common:place.district')}
            options={names.map((name) => ({ value: name, label: name }))}
            value={district}
            onChange={setChosen}
          />
        )}
      </div>
      {district === undefined ? (
        <p className={cardBody}>{t('figures.reportsByMouza.none')}</p>
      ) : (
        <Table
          caption={title}
          rows={rowsOf(district)}
          keyOf={(row) => `${row.tehsil_name} ${row.mouza_name}`}
          columns={[
            {
              id: 'mouza',
              header: t('common:place.mouza'),
              renderCell: (row: MouzaReports) => `${row.mouza_name}, ${row.tehsil_name}`,
            },
            countOf('received'),
            countOf('pending'),
            countOf('transferred'),
            countOf('rejected'),
          ]}
        />
      )}
    </section>
  );
}
