import { useId, useRef } from 'react';
import { vars } from '../../theme/contract.css.ts';
import * as styles from './ChartCard.css.ts';
import { HatchPattern, type Hatch } from './HatchPattern.tsx';
import { layHorizontal } from './horizontal.ts';
import type { ChartData, ChartSeries, Plot } from './plot.ts';
import { useRoom } from './useRoom.ts';
import { hasRoomForColumns, layVertical } from './vertical.ts';

const c = vars.colour;
const colours = [c.chart1, c.chart2, c.chart3, c.chart4, c.chart5, c.chart6] as const;
const hatches: readonly Hatch[] = ['plain', 'diagonal', 'dots', 'horizontal', 'cross', 'vertical'];

/** How many series have a colour of their own. */
export const mostSeries = colours.length;

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

/** The names of the series beside samples of their bars. */
export function Legend({ series }: Pick<ChartData, 'series'>) {
  const id = useId();
  return (
    <ul className={styles.legend}>
      {series.map(({ id: key, label }, index) => (
        <li key={key} className={styles.entry}>
          <svg className={styles.sample} viewBox="0 0 16 16" aria-hidden focusable={false}>
            {index === 0 && <Patterns id={id} series={series} />}
            <rect className={styles.mark} width={16} height={16} fill={`url(#${id}-${index})`} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Drawn({ plot, id }: { plot: Plot; id: string }) {
  return (
    <>
      {plot.lines.map(({ key, tone, ...place }) => (
        <rect key={key} {...place} className={styles.line[tone]} />
      ))}
      {plot.marks.map(({ key, series, ...place }) => (
        <rect key={key} {...place} rx={2} className={styles.mark} fill={`url(#${id}-${series})`} />
      ))}
      {plot.texts.map(({ key, text, anchor, tone, ...place }) => (
        <text
          key={`${key}-${tone}`}
          {...place}
          className={styles.text[tone]}
          textAnchor={anchor}
          dominantBaseline="central"
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** Bars drawn for the width they have; columns turn into bars where their words have no room. */
export function ChartDrawing({ data, direction, summary }: ChartDrawingProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const rulerRef = useRef<HTMLSpanElement>(null);
  const room = useRoom(boxRef, rulerRef);
  const id = useId();
  const isVertical = direction === 'vertical' && room && hasRoomForColumns(data, room);
  const plot = room && (isVertical ? layVertical : layHorizontal)(data, room);
  return (
    <div ref={boxRef} className={styles.box}>
      <span ref={rulerRef} className={styles.ruler} aria-hidden>
        0000
      </span>
      {plot && (
        <svg
          role="img"
          aria-label={summary}
          className={styles.drawing}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          height={plot.height}
        >
          <Patterns id={id} series={data.series} />
          <Drawn plot={plot} id={id} />
        </svg>
      )}
    </div>
  );
}
