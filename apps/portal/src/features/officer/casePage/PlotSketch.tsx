import type { CasePlot } from '@temple-land/portal-core';
import { PlotPatterns, type PlotKind } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './casePage.css.ts';
import { projectOutlines } from './projectOutlines.ts';

const kinds: readonly PlotKind[] = ['available', 'leased', 'sold', 'applied', 'disputed', 'temple'];

/** The outline of a plot among its neighbours; nothing for a plot without an outline. */
export function PlotSketch({ plot }: { plot: Pick<CasePlot, 'plotNo' | 'outlines' | 'status'> }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const prefix = useId();
  const drawn = projectOutlines(plot.outlines);
  if (drawn.length === 0) return null;
  const kind = kinds.find((known) => known === plot.status) ?? 'available';
  const neighbours = drawn.filter(({ isOwn }) => !isOwn).map(({ plotNo }) => plotNo);
  const label =
    neighbours.length === 0
      ? t('casePage:sketch', { plot: plot.plotNo })
      : t('casePage:sketch.beside', { plot: plot.plotNo, others: neighbours.join(', ') });
  return (
    <svg className={styles.sketch} viewBox="0 0 100 100" role="img" aria-label={label}>
      <PlotPatterns prefix={prefix} />
      {drawn.map(({ plotNo, isOwn, path }) => (
        <path
          key={plotNo}
          className={isOwn ? styles.ownPlot : styles.plotBeside}
          d={path}
          {...(isOwn ? { fill: `url(#${prefix}-${kind})` } : {})}
        />
      ))}
      {drawn.map(({ plotNo, isOwn, centre }) => (
        <text
          key={plotNo}
          className={isOwn ? styles.ownPlotNumber : styles.plotNumber}
          {...centre}
          aria-hidden="true"
        >
          {plotNo}
        </text>
      ))}
    </svg>
  );
}
