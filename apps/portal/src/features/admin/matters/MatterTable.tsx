import type { Input, PlotMatter } from '@temple-land/portal-core';
import { Link, StatusPatch, Table } from '@temple-land/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';

const labels = {
  application: 'admin:matter.application',
  report: 'admin:matter.report',
  case: 'admin:matter.case',
  auction: 'admin:matter.auction',
  lease: 'admin:matter.lease',
  encroachment: 'admin:matter.encroachment',
  recordRequest: 'admin:matter.recordRequest',
  verification: 'admin:matter.verification',
  plot: 'admin:matter.plot',
  correction: 'admin:matter.correction',
} as const satisfies Record<Exclude<PlotMatter['kind'], 'watch'>, TextKey<'admin'>>;

const withDays: ReadonlySet<string> = new Set(['encroachment', 'verification']);

/** The types of the applications that can be tracked, by kind. */
const trackedTypes: Readonly<Partial<Record<PlotMatter['kind'], number>>> = {
  report: 1,
  application: 2,
  case: 3,
};

/** What is open, with the way to its state where there is a page of it. */
function MatterName({ matter }: { matter: PlotMatter }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { kind, number } = matter;
  if (kind === 'watch') return t('matter.watch', { count: Number(number) });
  const n = withDays.has(kind) ? formatDate(number) : number;
  const label = t(labels[kind], { n });
  const type = trackedTypes[kind];
  if (type === undefined) return label;
  const query = new URLSearchParams({ type: String(type), number });
  return <Link href={`${href('/website/track-status')}?${query}`}>{label}</Link>;
}

function Consequence({ matter }: { matter: PlotMatter }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  if (matter.isBlocking) return <StatusPatch tone="danger">{t('matters.blocking')}</StatusPatch>;
  return t(matter.kind === 'watch' ? 'matters.watch' : 'matters.correction');
}

/** The props of `MatterTable`. */
export interface MatterTableProps extends Input<'plotMatters'> {
  /** What they are about, where a page has several tables. */
  name?: string;
}

/** What is open about plots or a khatiyan: what must end before they are divided or retired, and what follows them. */
export function MatterTable({ entity, ids, name }: MatterTableProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('plotMatters', { entity, ids }, { isQuiet: true }),
  );
  const matters = data && 'result' in data ? data.result : undefined;
  if (isPending) return <Loading />;
  if (matters === undefined) return <Retry message={error?.userMessage} onRetry={refetch} />;
  if (matters.length === 0) return <p className={muted}>{t('matters.none')}</p>;
  return (
    <Table
      caption={name === undefined ? t('matters') : `${t('matters')}: ${name}`}
      columns={[
        {
          id: 'plot',
          header: t('matters.plot'),
          renderCell: ({ plotId, plotNo }) => (
            <Link href={`${href('/admin/manage/:entity', { entity: 'plot' })}?open=${plotId}`}>
              {plotNo}
            </Link>
          ),
        },
        {
          id: 'what',
          header: t('matters.what'),
          renderCell: (matter) => <MatterName matter={matter} />,
        },
        {
          id: 'effect',
          header: t('matters.effect'),
          renderCell: (matter) => <Consequence matter={matter} />,
        },
      ]}
      rows={matters}
      keyOf={({ kind, number, plotId }) => `${kind} ${number} ${plotId}`}
    />
  );
}
