import type { FocusEvent } from 'react';

/** Returns a handler for the focus of a group that calls the given one when the focus leaves the whole group. */
export const onLeave =
  <Target extends Element>(onBlur: ((event: FocusEvent<Target>) => void) | undefined) =>
  (event: FocusEvent<Target>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
  };
