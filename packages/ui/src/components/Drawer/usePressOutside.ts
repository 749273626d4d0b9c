'use client';
import { useRef, type MouseEvent } from 'react';

type DialogEvent = MouseEvent<HTMLDialogElement>;

function isOutside({ target, currentTarget, clientX, clientY }: DialogEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Returns handlers of a dialog element that call `onPress` for a press that begins and ends on its backdrop. */
export function usePressOutside(onPress: () => void) {
  const beganOutside = useRef(false);
  return {
    onMouseDown: (event: DialogEvent) => {
      beganOutside.current = isOutside(event);
    },
    onClick: (event: DialogEvent) => {
      if (beganOutside.current && isOutside(event)) onPress();
    },
  };
}
