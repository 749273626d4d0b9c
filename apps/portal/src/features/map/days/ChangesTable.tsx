import {
  getReportMessageKey,
  type LandChange,
  type LandChangeKind,
  type LandChanges,
} from '@temple-land/portal-core';
import { Button, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { buildPlotPath } from '../../../common/land/recordPaths.ts';
import { AllowedLink } from '../../../common/page/AllowedLink.tsx';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../map.css.ts';
import type { ComparedDays } from './mapDays.ts';

/** The props of `ChangesTable`. */
export interface ChangesTableProps {
  days: ComparedDays;
  found: LandChanges;
  onShow: (change: LandChange) => void;
}

/** The kinds whose values are texts of the record, in the language in which they are recorded. */
const isText = (kind: LandChangeKind) => kind === 'kisam' || kind === 'satwa' || kind === 'owner';

/** What changed about plots between two days, with the values on both. */
export function ChangesTable({ days, found, onShow }: ChangesTableProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const language = useLanguage();
  const [from, to] = [formatDate(days.from), formatDate(days.to)];
  const formatValue = (value: string, kind: LandChangeKind) => {
    if (value === '') return '-';
    if (isText(kind)) return <span {...langAttribute(value, language)}>{value}</span>;
    const key = kind === 'status' ? getReportMessageKey(value) : undefined;
    return key === undefined ? localizeDigits(value) : t(`specification:${key}`);
  };
  const columns: readonly Column<LandChange>[] = [
    {
      id: 'plot',
      header: t('hit.plot'),
      renderCell: ({ plotCode, plotNo }) => (
        <AllowedLink href={buildPlotPath(plotCode)}>{localizeDigits(plotNo)}</AllowedLink>
      ),
    },
    {
      id: 'mouza',
      header: t('specification:report.mouza'),
      renderCell: ({ mouza_name, tehsil_name }) => `${mouza_name}, ${tehsil_name}`,
    },
    {
      id: 'kind',
      header: t('specification:map.change'),
      renderCell: ({ kind }) => t(`specification:map.change.${kind}`),
    },
    { id: 'before', header: from, renderCell: ({ before, kind }) => formatValue(before, kind) },
    { id: 'after', header: to, renderCell: ({ after, kind }) => formatValue(after, kind) },
    {
      id: 'show',
      header: t('table.show'),
      isHeaderHidden: true,
      renderCell: (change) =>
        change.extent && (
          <Button
            kind="quiet"
            aria-label={`${t('table.show')} ${t('plot', { n: change.plotNo })}, ${change.mouza_name}`}
            onClick={() => onShow(change)}
          >
            {t('table.show')}
          </Button>
        ),
    },
  ];
  return (
    <div className={styles.selection}>
      {found.changes.length === 0 ? (
        <EmptyMessage title={t('changes.none')} />
      ) : (
        <Table
          caption={t('changes', { from, to })}
          columns={columns}
          rows={found.changes}
          keyOf={({ plotCode, kind }) => `${plotCode} ${kind}`}
        />
      )}
    </div>
  );
}
