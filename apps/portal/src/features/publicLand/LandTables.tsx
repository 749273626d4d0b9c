import { type DistrictFigures, type TahasilLand } from '@temple-land/portal-core';
import { formatAcres, formatCount } from '../../i18n/format.ts';
import { Select, Table } from '@temple-land/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardHead, flushCard } from '../../common/page/card.css.ts';
import { sumLand, type LandRow } from './landRows.ts';

interface LandTableProps {
  id: string;
  title: string;
  nameHeader: string;
  rows: readonly LandRow[];
  /** The control beside the heading. */
  children?: ReactNode;
}

function LandTable({ id, title, nameHeader, rows, children }: LandTableProps) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const all: readonly LandRow[] = [...rows, sumLand(rows, t('figures.total'))];
  const isTotal = (row: LandRow) => row === all.at(-1);
  const emphasise = (row: LandRow, text: string) => (isTotal(row) ? <strong>{text}</strong> : text);
  const hasTahasils = rows.some(({ tahasils }) => tahasils !== undefined);
  const column = (name: 'tahasils' | 'mouzas' | 'plots', header: string) => ({
    id: name,
    header,
    align: 'end' as const,
    renderCell: (row: LandRow) => emphasise(row, formatCount(row[name] ?? 0)),
  });
  return (
    <section className={flushCard} aria-labelledby={id}>
      <div className={cardHead}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <Table
        caption={title}
        rows={all}
        keyOf={(row) => (isTotal(row) ? 'total' : row.name)}
        columns={[
          {
            id: 'name',
            header: nameHeader,
            renderCell: (row: LandRow) => emphasise(row, row.name),
          },
          ...(hasTahasils ? [column('tahasils', t('figures.count.tahasils'))] : []),
          column('mouzas', t('figures.count.mouzas')),
          column('plots', t('figures.count.plots')),
          {
            id: 'area',
            header: t('figures.acres'),
            align: 'end',
            renderCell: (row: LandRow) => emphasise(row, formatAcres(row.area)),
          },
        ]}
      />
    </section>
  );
}

/** The land of each district, which adds up to the figures of the home page. */
export function DistrictLand({ districts }: { districts: readonly DistrictFigures[] }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  return (
    <LandTable
      id="land-by-district"
      title={t('figures.landByDistrict')}
      nameHeader={t('common:place.district')}
      rows={districts.map(({ district_name, ...land }) => ({ name: district_name, ...land }))}
    />
  );
}

/** The props of `TahasilLandTable`. */
export interface TahasilLandTableProps {
  districts: readonly DistrictFigures[];
  land: readonly TahasilLand[];
}

/** The land of each tahasil of a district; the district with most land at first. */
export function TahasilLandTable({ districts, land }: TahasilLandTableProps) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const [chosen, setChosen] = useState<string>();
  const district = chosen ?? [...districts].sort((a, b) => b.area - a.area)[0]?.district_name ?? '';
  return (
    <LandTable
      id="land-by-tahasil"
      title={t('figures.landByTahasil', { district })}
      nameHeader={t('common:place.tahasil')}
      rows={land
        .filter(({ district_name }) => district_name === district)
        .map(({ tehsil_name, ...row }) => ({ name: tehsil_name, ...row }))}
    >
      <Select
        label={t('common:place.district')}
        options={districts.map(({ district_name }) => ({
          value: district_name,
          label: district_name,
        }))}
        value={district}
        onChange={setChosen}
      />
    </LandTable>
  );
}
