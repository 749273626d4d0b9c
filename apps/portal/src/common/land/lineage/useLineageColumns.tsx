import type { PlotDivision } from '@temple-land/portal-core';
import type { Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatAcres, formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** Formats plots of a lineage with their acres. */
export const formatLineagePlots = (plots: PlotDivision['parents']): string =>
  plots.map(({ plotNo, area }) => `${localizeDigits(plotNo)} (${formatAcres(area)})`).join(', ');

/** Returns the columns of a lineage as a table: what was done with which plots, since when and by which document. */
export function useLineageColumns(): readonly Column<PlotDivision>[] {
  const { t } = useTranslation(['plotDivision', 'common', 'specification']);
  const language = useLanguage();
  return [
    {
      id: 'kind',
      header: t('plotDivision:lineage.kind'),
      renderCell: ({ kind }) =>
        t(kind === 'split' ? 'plotDivision:kind.split' : 'plotDivision:kind.merge'),
    },
    {
      id: 'parents',
      header: t('plotDivision:lineage.parents'),
      renderCell: ({ parents }) => formatLineagePlots(parents),
    },
    {
      id: 'children',
      header: t('plotDivision:lineage.children'),
      renderCell: ({ children }) => formatLineagePlots(children),
    },
    {
      id: 'since',
      header: t('plotDivision:lineage.since'),
      renderCell: ({ effectiveOn }) => formatDate(effectiveOn),
    },
    {
      id: 'source',
      header: t('plotDivision:lineage.source'),
      renderCell: ({ source }) => <span {...langAttribute(source, language)}>{source}</span>,
    },
  ];
}
