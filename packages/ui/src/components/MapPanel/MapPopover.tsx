'use client';
import { X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
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
export interface MapPopoverProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'onClose' | 'title'
> {
  /** Heading and accessible name. */
  title: string;
  /** A status patch, or why there are no facts. */
  status?: ReactNode | undefined;
  /** The labels and values below the heading. */
  facts: readonly PlotFact[];
  /** Links and buttons, the main one first. */
  actions?: ReactNode | undefined;
  /** Name of the close button. */
  closeLabel?: string | undefined;
  /** Called by the close button and by Escape. */
  onClose: () => void;
  /** Its inline and block position on the map as CSS lengths; it is kept inside the map. */
  place?: { inline: string; block: string };
}

// The types of React have no custom properties.
const getPositionStyle = (place: MapPopoverProps['place']) =>
  (place && { [styles.inlinePosition]: place.inline, [styles.blockPosition]: place.block }) as
    CSSProperties | undefined;

/** A non-modal dialog with the facts of the selected plot; Escape closes it and returns the focus. */
export function MapPopover(props: MapPopoverProps) {
  const { ref, title, status, facts, actions, closeLabel, onClose, place, ...rest } = props;
  const words = useWords('mapPanel', mapPanelWords);
  const box = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(box, ref);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = box.current;
    const area = element?.parentElement;
    const opener = document.activeElement;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    area?.addEventListener('keydown', escape);
    element?.focus();
    return () => {
      area?.removeEventListener('keydown', escape);
      const isLost = document.activeElement === document.body;
      const hadFocus = isLost || element?.contains(document.activeElement) === true;
      if (hadFocus && (opener instanceof HTMLElement || opener instanceof SVGElement))
        opener.focus();
    };
  }, []);
  const own = {
    role: 'dialog',
    'aria-labelledby': titleId,
    tabIndex: -1,
    className: styles.root,
    style: getPositionStyle(place),
  };
  return (
    <div {...mergeProps(own, rest)} ref={mergedRef}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <Button kind="quiet" icon={<Icon of={X} />} isIconOnly onClick={onClose}>
          {closeLabel ?? words.closeLabel}
        </Button>
      </div>
      {status}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
