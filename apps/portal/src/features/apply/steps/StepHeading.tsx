import { useEffect, useRef } from 'react';

/** The props of `StepHeading`. */
export interface StepHeadingProps {
  /** Whether it gets the focus, because the user came from another step. */
  isFocused: boolean;
  children: string;
}

/** The heading of a step, which names its card. */
export function StepHeading({ isFocused, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <h2 id="step-title" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
