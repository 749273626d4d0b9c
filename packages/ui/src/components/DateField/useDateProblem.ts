'use client';
import { useRef, useState, type RefObject } from 'react';
import { useFormEvent } from '../../styles/useFormEvent.ts';
import { useFormReset } from '../../styles/useFormReset.ts';
import type { DateFieldProps } from './dateFieldProps.ts';
import type { DateWords } from './dateWords.ts';

/** The props of a date field that decide whether its date is valid. */
export interface DateProblemProps extends Pick<
  DateFieldProps,
  'defaultValue' | 'isDisabled' | 'isReadOnly' | 'maxValue' | 'minValue' | 'value'
> {
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
}

const segments = '[data-type="day"], [data-type="month"], [data-type="year"]';

/** Returns whether some segments of a date are filled and others are not. */
function isPartial(root: HTMLElement | null): boolean {
  const all = [...(root?.querySelectorAll(segments) ?? [])];
  const empty = all.filter((segment) => segment.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < all.length;
}

/**
 * Returns the message about a date that is incomplete or outside its limits, and the handlers that keep it current: it is
 * set when the focus leaves the field or the form is submitted, and removed by a change or a reset.
 */
export function useDateProblem(
  root: RefObject<HTMLElement | null>,
  words: DateWords,
  props: DateProblemProps,
) {
  const { minValue = '', maxValue = '' } = props;
  const [problem, setProblem] = useState<{ message: string; value: string }>();
  const lastValue = useRef<string>(undefined);
  const getMessage = (value: string): string | undefined => {
    if (props.isDisabled === true || props.isReadOnly === true) return undefined;
    if (isPartial(root.current)) return words.incompleteMessage;
    if (value === '') return undefined;
    if (minValue !== '' && value < minValue) return words.tooEarlyMessage(minValue);
    if (maxValue !== '' && value > maxValue) return words.tooLateMessage(maxValue);
    return undefined;
  };
  const check = () => {
    const value = props.value ?? lastValue.current ?? props.defaultValue ?? '';
    const message = getMessage(value);
    setProblem(message === undefined ? undefined : { message, value });
  };
  useFormEvent(root, 'submit', check);
  useFormReset(root, () => {
    lastValue.current = undefined;
    setProblem(undefined);
  });
  const isCurrent = props.value === undefined || props.value === problem?.value;
  return {
    message: isCurrent ? problem?.message : undefined,
    onChange: (value: string) => {
      lastValue.current = value;
      setProblem(undefined);
      props.onChange(value);
    },
    onBlur: () => {
      check();
      props.onBlur?.();
    },
  };
}
