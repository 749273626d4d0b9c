'use client';
import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';

type NextValue<Value> = Value | ((current: Value) => Value);

/**
 * Returns a value and the function that changes it: the given value where the caller controls it, else a state. The same
 * as in React Stately, which an application may have in another version than the kit.
 */
export function useControlledState<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Value) => void,
): [Value, (next: NextValue<Value>) => void] {
  const [ownValue, setOwnValue] = useState(value ?? defaultValue);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const current = value === undefined ? ownValue : value;
  const latest = useRef(current);
  // After each render, so that a value that the caller did not take over is forgotten.
  useLayoutEffect(() => {
    latest.current = current;
  });
  const setValue = useCallback(
    (next: NextValue<Value>) => {
      const changed =
        typeof next === 'function' ? (next as (current: Value) => Value)(latest.current) : next;
      if (Object.is(latest.current, changed)) return;
      latest.current = changed;
      setOwnValue(changed);
      renderAgain();
      onChange?.(changed);
    },
    [onChange],
  );
  return [current, setValue];
}
