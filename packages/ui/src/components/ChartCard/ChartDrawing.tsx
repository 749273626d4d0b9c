'use client';
import { useId, useRef } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './ChartCard.css.ts';
import { HatchPattern, type Hatch } from './HatchPattern.tsx';
import { layOutHorizontal } from './layOutHorizontal.ts';
import type { ChartData, ChartSeries, ChartLayout } from './chartLayout.ts';
import { useDrawingArea } from './useDrawingArea.ts';
import { fitsColumns, layOutVertical } from './layOutVertical.ts';

const c = vars.colour;
const colours = [c.chart1, c.chart2, c.chart3, c.chart4, c.chart5, c.chart6] as const;
const hatches: readonly Hatch[] = ['plain', 'diagonal', 'dots', 'horizontal', 'cross', 'vertical'];

/** The largest number of series: each has its own colour. */
export const maxSeries = colours.length;

/** The props of `ChartDrawing`. */
export interface ChartDrawingProps {
  data: ChartData;
  direction: 'horizontal' | 'vertical';
  summary: string;
}

interface PatternsProps {
  id: string;
  series: readonly ChartSeries[];
}

function Patterns({ id, series }: PatternsProps) {
  return (
    <defs>
      {series.map(({ colour }, index) => (
        <HatchPattern
          key={index}
          id={`${id}-${index}`}
          hatch={hatches[index] ?? 'plain'}
          fill={colours[(colour ?? index + 1) - 1] ?? c.chart1}
          stroke={c.surface}
        />
      ))}
    </defs>
  );
}

/** The names of the series, each beside its colour and hatch. */
export function Legend({ series }: Pick<ChartData, 'series'>) {
  const id = useId();
  return (
    <ul className={styles.legend}>
      {series.map(({ id: key, label }, index) => (
        <li key={key} className={styles.legendItem}>
          <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden focusable={false}>
            {index === 0 && <Patterns id={id} series={series} />}
            <rect
              className={styles.barSegment}
              width={16}
              height={16}
              fill={`url(#${id}-${index})`}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function ChartShapes({ layout, id }: { layout: ChartLayout; id: string }) {
  return (
    <>
      {layout.lines.map(({ key, tone, ...position }) => (
        <rect key={key} {...position} className={styles.line} data-tone={tone} />
      ))}
      {layout.segments.map(({ key, series, href, label, ...position }) => {
        const bar = (
          <rect
            key={key}
            {...position}
            rx={2}
            className={styles.barSegment}
            fill={`url(#${id}-${series})`}
          />
        );
        if (href === undefined) return bar;
        return (
          <PageLink key={key} href={href} aria-label={label} className={styles.barLink}>
            {bar}
          </PageLink>
        );
      })}
      {layout.texts.map(({ key, text, anchor, tone, ...position }) => (
        <text
          key={`${key}-${tone}`}
          {...position}
          className={styles.text}
          data-tone={tone}
          textAnchor={anchor}
          dominantBaseline="central"
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** Bars laid out for the width of the container; horizontal where the labels of columns do not fit. */
export function ChartDrawing({ data, direction, summary }: ChartDrawingProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const measuringTextRef = useRef<HTMLSpanElement>(null);
  const area = useDrawingArea(boxRef, measuringTextRef);
  const id = useId();
  const isVertical = direction === 'vertical' && area && fitsColumns(data, area);
  const layout = area && (isVertical ? layOutVertical : layOutHorizontal)(data, area);
  return (
    <div ref={boxRef} className={styles.box}>
      <span ref={measuringTextRef} className={styles.measuringText} aria-hidden>
        0000
      </span>
      {layout && (
        <svg
          role={layout.segments.some(({ href }) => href !== undefined) ? 'group' : 'img'}
          aria-label={summary}
          className={styles.drawing}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          height={layout.height}
        >
          <Patterns id={id} series={data.series} />
          <ChartShapes layout={layout} id={id} />
        </svg>
      )}
    </div>
  );
}
