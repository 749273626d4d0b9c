'use client';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './Field.css.ts';

const debounceMs = 1000;

/** Returns a text after it has not changed for a second, '' before its first change. */
function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setDebounced(text);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** The props of `FieldCount`. */
export interface FieldCountProps {
  /** Id by which the control is described. */
  id: string;
  /** The typed length, for example "120 of 500 characters"; '' shows nothing. */
  text: string;
}

/** The number of typed characters; announced after a pause, not at each key. */
export function FieldCount({ id, text }: FieldCountProps) {
  const announced = useDebouncedText(text);
  return (
    <>
      <p id={id} hidden={text === ''} className={styles.count}>
        {text}
      </p>
      <span role="status" className={visuallyHidden}>
        {announced}
      </span>
    </>
  );
}
