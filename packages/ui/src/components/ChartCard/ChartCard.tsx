'use client';
import { ChartColumn, Table2 } from 'lucide';
import type { ReactNode } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { Card, type CardProps } from '../Card/Card.tsx';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { chartCardWords } from './ChartCard.words.ts';
import * as styles from './ChartCard.css.ts';
import { ChartDrawing, Legend, maxSeries } from './ChartDrawing.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartArrangement, ChartData } from './chartLayout.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export type { ChartArrangement, ChartGroup, ChartSeries } from './chartLayout.ts';

/** Whether the data is shown as a chart or as a table. */
export type ChartView = 'chart' | 'table';

/** The props of `ChartCard`, with those of `Card`. */
export interface ChartCardProps
  extends
    Omit<ChartData, 'arrangement' | 'valueText'>,
    Omit<CardProps, 'actions' | 'children' | 'isFlush' | 'title'> {
  /** Heading of the card. */
  title: string;
  /** The message of the chart in one sentence; its accessible name. */
  summary: string;
  /** Direction of the bars; `horizontal` by default. */
  direction?: 'horizontal' | 'vertical' | undefined;
  /** Whether the values of a group are added up in one bar or have a bar each; `stacked` by default. */
  arrangement?: ChartArrangement | undefined;
  /** A drawing in place of the bars, for example a map; it has its own accessible name and legend. */
  drawing?: ReactNode | undefined;
  /** Controls before the view switch, for example a download. */
  tools?: ReactNode | undefined;
  /** Formats a value, for example with digit grouping; the plain number by default. */
  valueText?: ((value: number) => string) | undefined;
  /** Header of the column of labels in the table. */
  groupHeader: string;
  /** Header of the column of totals in the table, which is shown only with it. */
  totalHeader?: string | undefined;
  /** Accessible name of the view switch. */
  viewLabel?: string | undefined;
  /** Label of the view with the chart. */
  chartLabel?: string | undefined;
  /** Label of the view with the table. */
  tableLabel?: string | undefined;
  /** The current view, if it is controlled. */
  view?: ChartView | undefined;
  /** The initial view; `chart` by default. */
  defaultView?: ChartView | undefined;
  /** Called with the selected view. */
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Shown in place of the data if it is empty, loading or failed. */
  notice?: ReactNode | undefined;
}

/** Figures as a bar chart, stacked if there are several series, and as a table. */
export function ChartCard(props: ChartCardProps) {
  const { title, summary, series, groups, direction = 'horizontal', valueText, ...others } = props;
  const { groupHeader, totalHeader, notice, viewLabel, chartLabel, tableLabel, ...more } = others;
  const { view: givenView, defaultView = 'chart', onViewChange, ...rest } = more;
  const { arrangement = 'stacked', drawing, tools, ...card } = rest;
  const words = useWords('chartCard', chartCardWords);
  const data = { series, groups, arrangement, valueText: valueText ?? String };
  const [chosenView, setView] = useControlledState(givenView, defaultView, onViewChange);
  const canShowChart = series.length <= maxSeries;
  const view = canShowChart ? chosenView : 'table';
  const viewSwitch = notice === undefined && canShowChart && (
    <ViewSwitch
      label={viewLabel ?? words.viewLabel}
      choices={[
        { view: 'chart', label: chartLabel ?? words.chartLabel, icon: ChartColumn },
        { view: 'table', label: tableLabel ?? words.tableLabel, icon: Table2 },
      ]}
      view={view}
      onViewChange={setView}
    />
  );
  const actions =
    tools === undefined ? (
      viewSwitch
    ) : (
      <div className={styles.tools}>
        {notice === undefined && tools}
        {viewSwitch}
      </div>
    );
  return (
    <Card {...mergeProps({ className: styles.root }, card)} title={title} actions={actions} isFlush>
      {notice !== undefined && <div className={styles.body}>{notice}</div>}
      {notice === undefined && view === 'chart' && (
        <div className={styles.body}>
          {drawing === undefined && series.length > 1 && <Legend series={series} />}
          {drawing ?? <ChartDrawing {...{ data, direction, summary }} />}
        </div>
      )}
      {notice === undefined && view === 'table' && (
        <ChartTable caption={title} {...{ data, groupHeader, totalHeader }} />
      )}
    </Card>
  );
}
