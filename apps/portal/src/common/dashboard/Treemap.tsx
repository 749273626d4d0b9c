import { vars } from '@temple-land/ui/theme';
import { useId } from 'react';
import * as styles from './dashboard.css.ts';
import { fills, HatchedFills } from './HatchedFill.tsx';
import { LinkedShape } from './LinkedShape.tsx';
import { layOutTreemap } from './layOutTreemap.ts';

/** A part of a treemap: its label, size, size in words, and the list behind it, if the reader may open it. */
export interface TreemapPart {
  id: string;
  label: string;
  size: number;
  text: string;
  href: string | undefined;
}

const width = 400;
const height = 260;
/** The size of a label in the units of the drawing, and the space that a character takes. */
const textSize = 12;
const perCharacter = 7.4;
const lineHeight = 16;
const inset = 4;

interface CellLabelProps {
  box: { x: number; y: number; width: number; height: number };
  lines: readonly string[];
}

/** The lines of a label that fit into a cell. */
function CellLabel({ box, lines }: CellLabelProps) {
  const room = Math.floor((box.height - 2 * inset) / lineHeight);
  const fitting = lines
    .filter((line) => line.length * perCharacter + 4 * inset <= box.width)
    .slice(0, Math.max(0, room));
  if (fitting[0] !== lines[0]) return null;
  const longest = Math.max(...fitting.map(({ length }) => length));
  return (
    <g aria-hidden>
      <rect
        x={box.x + inset}
        y={box.y + inset}
        width={longest * perCharacter + 2 * inset}
        height={fitting.length * lineHeight}
        rx={2}
        className={styles.cellGround}
      />
      {fitting.map((line, index) => (
        <text
          key={line}
          x={box.x + 2 * inset}
          y={box.y + inset + (index + 0.75) * lineHeight}
          fontSize={textSize}
          className={styles.cellText}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** Rectangles in proportion to the sizes of parts; each is a link to the list behind it, if it has one. */
export function Treemap({ parts, label }: { parts: readonly TreemapPart[]; label: string }) {
  const id = useId();
  const cells = layOutTreemap(parts, width, height);
  const find = (key: string) => parts.find((part) => part.id === key);
  return (
    <svg
      role="group"
      aria-label={label}
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
    >
      <HatchedFills id={id} of={fills} stroke={vars.colour.surface} />
      {cells.map(({ id: key, ...box }, index) => {
        const part = find(key);
        if (!part) return null;
        return (
          <LinkedShape key={key} path={part.href} label={`${part.label} ${part.text}`}>
            <rect {...box} className={styles.cell} fill={`url(#${id}-${index % fills.length})`} />
          </LinkedShape>
        );
      })}
      {cells.map(({ id: key, ...box }) => {
        const part = find(key);
        return part && <CellLabel key={key} box={box} lines={[part.label, part.text]} />;
      })}
    </svg>
  );
}
