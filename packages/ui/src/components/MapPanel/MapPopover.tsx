'use client';
import { ChevronDown, ChevronUp, X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { mapPanelWords } from './MapPanel.words.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './MapPopover.css.ts';

/** A fact about the selected plot. */
export interface PlotFact {
  label: string;
  value: ReactNode;
}

/** The props of `MapPopover`, with those of a native `div`; it is open while it is rendered. */
export interface MapPopoverProps extends Omit<ComponentProps<'div'>, 'onClose' | 'title'> {
  /** Heading and accessible name. */
  title: string;
  /** A status patch, or why there are no facts. */
  status?: ReactNode | undefined;
  /** The labels and values below the heading; none by default. */
  facts?: readonly PlotFact[];
  /** What follows facts and actions, for example the fields of a tool. */
  children?: ReactNode;
  /** Links and buttons, the main one first. */
  actions?: ReactNode | undefined;
  /** Name of the close button. */
  closeLabel?: string | undefined;
  /** Name of the button of small screens that leaves only the heading of the sheet. */
  collapseLabel?: string | undefined;
  /** Name of that button while only the heading is left. */
  expandLabel?: string | undefined;
  /** Whether it stays beside the tools as the panel of a tool; beside the plot by default. */
  isDocked?: boolean;
  /** Called by the close button and by Escape. */
  onClose: () => void;
  /** Its inline and block position on the map as CSS lengths; it is kept inside the map. */
  place?: { inline: string; block: string };
}

// The types of React have no custom properties.
const getPositionStyle = (place: MapPopoverProps['place']) =>
  (place && { [styles.inlinePosition]: place.inline, [styles.blockPosition]: place.block }) as
    CSSProperties | undefined;

/**
 * Focuses a popover while it is rendered; Escape in its area closes it, and the focus returns to where it was. Returns the
 * ref of the popover.
 */
function usePopoverFocus(onClose: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = box.current;
    const area = element?.parentElement;
    const opener = document.activeElement;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    area?.addEventListener('keydown', escape);
    // The map clips the popover until it has its place.
    element?.focus({ preventScroll: true });
    return () => {
      area?.removeEventListener('keydown', escape);
      const isLost = document.activeElement === document.body;
      const hadFocus = isLost || element?.contains(document.activeElement) === true;
      if (hadFocus && (opener instanceof HTMLElement || opener instanceof SVGElement))
        opener.focus();
    };
  }, []);
  return box;
}

function Facts({ facts }: { facts: readonly PlotFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A non-modal dialog with the facts of the selected plot; Escape closes it and returns the focus. */
export function MapPopover(props: MapPopoverProps) {
  const { ref, title, status, facts = [], actions, children, onClose, place, ...others } = props;
  const { closeLabel, collapseLabel, expandLabel, isDocked = false, ...rest } = others;
  const words = useWords('mapPanel', mapPanelWords);
  const box = usePopoverFocus(onClose);
  const mergedRef = useMergedRefs(box, ref);
  const [titleId, bodyId] = [useId(), useId()];
  const [isCollapsed, setCollapsed] = useState(false);
  const own = {
    role: 'dialog',
    'aria-labelledby': titleId,
    tabIndex: -1,
    className: styles.root,
    style: getPositionStyle(place),
    'data-docked': isDocked || undefined,
    'data-collapsed': isCollapsed || undefined,
  };
  return (
    <div {...mergeProps(own, rest)} ref={mergedRef}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.buttons}>
          <div className={styles.collapse}>
            <Button
              kind="quiet"
              icon={<Icon of={isCollapsed ? ChevronUp : ChevronDown} />}
              isIconOnly
              aria-expanded={!isCollapsed}
              aria-controls={bodyId}
              onClick={() => setCollapsed(!isCollapsed)}
            >
              {isCollapsed
                ? (expandLabel ?? words.expandLabel)
                : (collapseLabel ?? words.collapseLabel)}
            </Button>
          </div>
          <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={onClose}>
            {closeLabel ?? words.closeLabel}
          </Button>
        </div>
      </div>
      {status}
      <div id={bodyId} className={styles.body}>
        {facts.length > 0 && <Facts facts={facts} />}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </div>
  );
}
