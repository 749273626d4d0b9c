import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './Field.css.ts';

const restMs = 1000;

/** Returns a text once it has not changed for a moment, '' before its first change. */
function useAtRest(text: string): string {
  const [rested, setRested] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setRested(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The props of `FieldCount`. */
export interface FieldCountProps {
  /** Id by which the control is described. */
  id: string;
  /** How much is typed, for example "120 of 500 characters"; '' shows nothing. */
  text: string;
}

/** How much of the room of a field is used; spoken when typing rests, not at each key. */
export function FieldCount({ id, text }: FieldCountProps) {
  const spoken = useAtRest(text);
  return (
    <>
      <p id={id} hidden={text === ''} className={styles.count}>
        {text}
      </p>
      <span role="status" className={visuallyHidden}>
        {spoken}
      </span>
    </>
  );
}
