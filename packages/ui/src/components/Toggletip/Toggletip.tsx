'use client';
import { Info } from 'lucide';
import {
  useEffect,
  useId,
  useReducer,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type ToggleEvent,
} from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { getIcon } from '../Icon/Icon.tsx';
import * as styles from './Toggletip.css.ts';

/** The props of `Toggletip`, with those of a native `span`. */
export interface ToggletipProps extends ComponentProps<'span'> {
  /** Name of the button: the question that the tip answers. */
  label: string;
  /** Whether it is open, if it is controlled. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first. */
  defaultOpen?: boolean | undefined;
  /** Called with the new state. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const openSelector = ':popover-open';

/** A button that shows a short explanation beside it; the explanation is announced. */
export function Toggletip({
  label,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: ToggletipProps) {
  const id = useId();
  const popover = useRef<HTMLSpanElement>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isOpen !== undefined) setOpen(popover.current, isOpen);
  });
  useEffect(() => {
    if (isOpen === undefined && defaultOpen) setOpen(popover.current, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the state at first
  }, []);
  const change = (event: ToggleEvent<HTMLSpanElement>) => {
    const isNowOpen = event.newState === 'open';
    if (isNowOpen !== isOpen) onOpenChange?.(isNowOpen);
    // A caller who keeps its state gets it shown again.
    if (isOpen !== undefined) renderAgain();
  };
  const closeOnLeave = (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(popover.current, false);
  };
  return (
    <span {...mergeProps({ className: styles.root, onBlur: closeOnLeave }, rest)}>
      <button type="button" className={styles.button} aria-label={label} popoverTarget={id}>
        {getIcon({ of: Info, size: 'medium' })}
      </button>
      {/* What becomes visible in a live region is announced; the focus stays on the button. */}
      <span role="status">
        <span ref={popover} id={id} popover="auto" className={styles.popover} onToggle={change}>
          {children}
        </span>
      </span>
    </span>
  );
}

function setOpen(popover: HTMLElement | null, isOpen: boolean) {
  if (popover && popover.matches(openSelector) !== isOpen) popover.togglePopover(isOpen);
}
