'use client';
import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './MapPanel.css.ts';

/** A button on the map. */
export interface MapTool {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** Whether a tool that stays on, for example measuring, is on; undefined for a single action. */
  isSelected?: boolean;
  isDisabled?: boolean;
  /** Hidden on narrow maps. */
  isWideOnly?: boolean;
  /** Whether it is also beside the table, because it works without the map. */
  isInTable?: boolean;
}

/** The props of `MapTools`. */
export interface MapToolsProps {
  label: string;
  tools: readonly MapTool[];
}

/** A button of the row; one that is focused or pressed is scrolled into view. */
function ToolButton({ label, icon, onClick, isSelected, isDisabled, isWideOnly }: MapTool) {
  const root = useRef<HTMLDivElement>(null);
  const reveal = () => root.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return (
    <div ref={root} className={styles.tool} data-wide-only={isWideOnly || undefined}>
      <Button
        kind="quiet"
        icon={icon}
        isIconOnly
        isDisabled={isDisabled ?? false}
        aria-pressed={isSelected}
        onFocus={reveal}
        onClick={() => {
          reveal();
          onClick();
        }}
      >
        {label}
      </Button>
    </div>
  );
}

/** The buttons of a map in a column, or in a row that scrolls on narrow maps. */
export function MapTools({ label, tools }: MapToolsProps) {
  return (
    <div role="group" aria-label={label} className={styles.tools}>
      {tools.map((tool) => (
        <ToolButton key={tool.label} {...tool} />
      ))}
    </div>
  );
}
