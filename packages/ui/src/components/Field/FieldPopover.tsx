'use client';
import { Children, cloneElement, isValidElement, useState, type ReactNode } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import * as styles from './FieldPopover.css.ts';
import { TopLayer } from './TopLayer.tsx';

/** The props of `FieldPopover`. */
export interface FieldPopoverProps extends Pick<PopoverProps, 'triggerRef'> {
  /** Name of the hidden buttons with which a screen reader closes the popover. */
  closeLabel: string;
  /** Class of the popover. */
  className: string;
  children: ReactNode;
}

interface DismissButtonProps {
  onDismiss?: () => void;
  'aria-label'?: string;
}

/** Sets the labels of the buttons that React Aria adds to a popover; it has no prop for them. */
function nameDismissButtons(children: ReactNode, label: string): ReactNode {
  return Children.map(children, (child) =>
    isValidElement<DismissButtonProps>(child) && child.props.onDismiss !== undefined
      ? cloneElement(child, { 'aria-label': label })
      : child,
  );
}

/** The popover of a field, rendered inside the field so that it works in a modal dialog. */
export function FieldPopover({ closeLabel, className, children, ...rest }: FieldPopoverProps) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <div ref={setContainer} />
      {container && (
        <Popover
          {...rest}
          placement="bottom start"
          UNSTABLE_portalContainer={container}
          offset={8}
          containerPadding={0}
          className={`${styles.root} ${className}`}
          render={({ children: parts, ...popover }) => (
            <div {...popover} popover="manual">
              {nameDismissButtons(parts, closeLabel)}
            </div>
          )}
        >
          <TopLayer>{children}</TopLayer>
        </Popover>
      )}
    </>
  );
}
